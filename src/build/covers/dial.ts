import type { CoverOf } from "../../content-model/cover";
import {
  body,
  circle,
  CENTER,
  edge,
  line,
  rays,
  rosette,
  sector,
  steps,
  turnsOf,
  type Point,
} from "./pen";

/** A period of a dial. The marked one has rays, the others have rings. */
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
