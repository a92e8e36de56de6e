import type { CoverOf } from "../../content-model/cover";
import { sum } from "../../lib/sum";
import {
  at,
  body,
  circle,
  CENTER,
  edge,
  inkOf,
  levels,
  line,
  onCircle,
  rays,
  rosette,
  sector,
  steps,
  turnsOf,
  type Ink,
  type Point,
} from "./pen";

/** A period of a dial: rays if it is marked, rings if not. */
function drawPeriod(index: number, [from, to]: Point, rayCount: number, isMarked: boolean): string {
  if (isMarked) {
    const turns = steps(from, to, rayCount + 1).slice(1, -1);
    return (
      body("gold", sector(CENTER, [from, to], [64, 158])) +
      line("gold", rays(CENTER, turns, 64, 158))
    );
  }
  // Neighbours differ.
  const radii = steps(70, 140, index % 2 === 0 ? 7 : 13).slice(1, -1);
  return (
    body("leaf", sector(CENTER, [from, to], [70, 140])) +
    line("leaf", ...radii.map((r) => sector(CENTER, [from, to], [r, r])))
  );
}

/** A dial with a tick for each day or minute, and its periods as sectors. */
export function drawDial({ of, parts, marked }: CoverOf<"dial">): string {
  const ticks = turnsOf(of);
  const whole = ticks.filter((_turn, index) => index % 5 === 0);
  let start = 0;
  const periods = parts.map((part, index) => {
    const turns: Point = [start / of, (start + part) / of];
    start += part;
    return drawPeriod(index, turns, Math.max(3, part * 3), index + 1 === marked);
  });
  const middle = { name: "d", lobes: 16, depth: 0.1, copies: 13, turn: 0.3, least: 0.25 };
  return [
    body("leaf", circle(CENTER, 194)),
    line("leaf", circle(CENTER, 189), circle(CENTER, 166), rays(CENTER, ticks, 170, 184)),
    edge("leaf", rays(CENTER, whole, 166, 189)),
    ...periods,
    rosette("leaf", CENTER, 52, middle),
  ].join("");
}

const GOLDEN = (3 - Math.sqrt(5)) / 2;

/** Every one of many as a ring, as seeds in a sunflower; those that differ are filled. */
export function drawTally({ count, marked }: CoverOf<"tally">): string {
  const place = (index: number): Point => {
    const [x, y] = onCircle([0, 0], index * GOLDEN, Math.sqrt((index + 0.5) / count));
    return [400 + x * 340, 225 + y * 184];
  };
  const first = marked === 1 ? Math.floor(count * 0.34) : 0;
  const dots = (own: boolean) =>
    Array.from({ length: count }, (_dot, index) => index)
      .filter((index) => (index >= first && index < first + marked) === own)
      .map((index) => `M${place(index).map(Math.round).join(" ")}h0`)
      .join("");
  const size = Math.sqrt((340 * 184) / count);
  const of = (ink: Ink | "ground", name: string, width: number) =>
    `<use class="${ink}" href="#${name}" stroke-width="${at(size * width)}"/>`;
  return [
    `<defs><path id="to" class="dot" d="${dots(false)}"/><path id="tm" class="dot" d="${dots(true)}"/></defs>`,
    `${of("leaf", "to", 1.25)}${of("ground", "to", 0.95)}${of("leaf", "to", 0.45)}`,
    `${of("gold", "tm", marked === 1 ? 2.2 : 1.25)}${of("ground", "tm", marked === 1 ? 1.7 : 0.8)}${of("gold", "tm", marked === 1 ? 1.2 : 0.5)}`,
  ].join("");
}

/** Approval limits as the rows of a theatre. */
export function drawBands({ limits, marked }: CoverOf<"bands">): string {
  const center: Point = [400, 404];
  const radii = steps(70, 366, limits.length + 1);
  const rows = limits.map((limit, index) => {
    const ink = inkOf(index, marked);
    const [inner, outer] = [radii[index] ?? 0, (radii[index + 1] ?? 0) - 8];
    const count =
      Math.round((ink === "gold" ? 30 : 14) * (3 + index)) +
      (Math.round(Math.log10(limit + 1)) % 7);
    const half: Point = [-0.25, 0.25];
    const turns = steps(-0.25, 0.25, count).slice(1, -1);
    const rings = steps(inner, outer, 8)
      .slice(1, -1)
      .map((r) => sector(center, half, [r, r]));
    return (
      body(ink, sector(center, half, [inner, outer])) +
      line(
        ink,
        ...(index % 2 === 0 || ink === "gold" ? [rays(center, turns, inner, outer)] : rings),
      )
    );
  });
  return [
    ...rows.reverse(),
    body("leaf", sector(center, [-0.25, 0.25], [0.1, 56])),
    line("leaf", ...[46, 36, 26, 16].map((r) => sector(center, [-0.25, 0.25], [r, r]))),
    edge("leaf", levels(404)),
    line("leaf", levels(410, 416)),
  ].join("");
}

/** A rosette for each amount, as large as it is. */
export function drawRosettes({ values, marked }: CoverOf<"rosettes">): string {
  const roots = values.map((value) => Math.max(0.16, Math.sqrt(value / Math.max(...values))));
  const gap = 26;
  const room = 690 - gap * (values.length - 1);
  const unit = Math.min(186, room / 2 / sum(roots));
  let x = 400 - (unit * sum(roots) + (gap * (values.length - 1)) / 2);
  return roots
    .map((root, index) => {
      const r = root * unit;
      const center: Point = [x + r, 225];
      x += 2 * r + gap;
      const ink = inkOf(index, marked);
      const lobes = Math.max(8, Math.round(r / 7));
      return (
        rosette(ink, center, r, {
          name: `r${index}`,
          lobes,
          depth: 0.11,
          copies: Math.max(6, Math.round(r / 6.5)),
          turn: 0.28,
          least: 0.42,
        }) +
        rosette(ink === "gold" ? "leaf" : "gold", center, r * 0.36, {
          name: `q${index}`,
          lobes: Math.round(lobes / 2) + 2,
          depth: 0.16,
          copies: Math.max(4, Math.round(r / 14)),
          turn: 0.3,
          least: 0.3,
        })
      );
    })
    .join("");
}
