import {
  at,
  body,
  line,
  rings,
  rosette,
  rules,
  side,
  steps,
  uprights,
  waves,
  type Point,
} from "./pen";

/** A gear blank: teeth, face and bore. */
export function gear(): string {
  const teeth = 20;
  const tooth = (index: number) => {
    const angle = (part: number) => ((index + part) / teeth) * 2 * Math.PI;
    return [
      [0.08, 84],
      [0.22, 100],
      [0.5, 100],
      [0.64, 84],
    ].map(([part = 0, radius = 0]) =>
      at(
        Number((radius * Math.cos(angle(part))).toFixed(1)),
        Number((radius * Math.sin(angle(part))).toFixed(1)),
      ),
    );
  };
  const outline = `M${Array.from({ length: teeth }, (_tooth, index) => tooth(index))
    .flat()
    .join("L")}Z`;
  const place = (part: number) => `matrix(2.7 0 0 2.1 ${at(350 + part * 90, 300 + part * 60)})`;
  const sides = steps(1, 0.06, 17).map((part) => body("leaf", outline, place(part)));
  const face = [
    body("leaf", outline),
    rings("leaf", [0, 0], steps(80, 66, 7)),
    rosette("leaf", [0, 0], {
      radius: 58,
      petals: 20,
      depth: 0.1,
      copies: 14,
      turn: 2.6,
      scale: 0.955,
    }),
    rosette("gold", [0, 0], {
      radius: 31,
      petals: 10,
      depth: 0.14,
      copies: 10,
      turn: 4,
      scale: 0.93,
    }),
    body("leaf", "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M-4 -15v-6h8v6"),
  ];
  return `${sides.join("")}<g transform="${place(0)}">${face.join("")}</g>`;
}

/** A truck with a cooled body, and air in waves along it. */
export function reefer(): string {
  const wheel = (x: number) =>
    body("leaf", `M${at(x - 50, 520)}a50 50 0 1 0 100 0a50 50 0 1 0 -100 0`) +
    rings("leaf", [x, 520], [46, 42, 38]) +
    rosette("gold", [x, 520], {
      radius: 30,
      petals: 8,
      depth: 0.16,
      copies: 10,
      turn: 5,
      scale: 0.9,
    });
  const cab = "M590 520V250h88q22 0 34 26l52 118q6 14 6 30v96z";
  return [
    side("leaf", { corner: [30, 130], across: [530, 0], down: [40, -50] }, rules("leaf", 7)),
    side(
      "leaf",
      { corner: [30, 130], across: [530, 0], down: [0, 360] },
      rules("leaf", 44),
      waves("gold", { count: 12, period: 40, height: 14, shift: 0.08 }),
    ),
    side("leaf", { corner: [560, 130], across: [40, -50], down: [0, 360] }, uprights("leaf", 9)),
    body("leaf", "M592 200v-92h60q20 0 20 20v72z"),
    rosette("gold", [630, 154], {
      radius: 32,
      petals: 6,
      depth: 0.3,
      copies: 12,
      turn: 5,
      scale: 0.9,
    }),
    body("leaf", cab),
    `<clipPath id="cab"><path d="${cab}"/></clipPath><g clip-path="url(#cab)">${line(
      "leaf",
      steps(258, 516, 36)
        .map((y) => `M580 ${at(y)}h200`)
        .join(""),
    )}</g>`,
    body("leaf", "M650 278h26q12 0 18 14l36 84q4 10 -8 10h-72q-10 0 -10 -10v-88q0 -10 10 -10z"),
    line("gold", "M652 384l48 -104m-28 106l44 -88m-20 88l30 -60"),
    body("leaf", "M30 490h740v26h-740z"),
    line("leaf", "M30 498h740M30 507h740"),
    ...[130, 250, 690].map(wheel),
    line(
      "leaf",
      steps(574, 604, 6)
        .map((y, index) => `M${at(10 + index * 24, y)}h${at(780 - index * 48)}`)
        .join(""),
    ),
  ].join("");
}

/** Bracing between two parallel lines, as in masts of cranes. */
function lattice(from: Point, to: Point, width: number, bays: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const corner = (part: number, far: boolean) =>
    at(from[0] + dx * part + (far ? nx : 0), from[1] + dy * part + (far ? ny : 0));
  const parts = steps(0, 1, bays + 1);
  const zigzag = (first: boolean) =>
    `M${parts.map((part, index) => corner(part, (index % 2 === 0) === first)).join("L")}`;
  const rungs = parts.map((part) => `M${corner(part, false)}L${corner(part, true)}`).join("");
  const edges = `M${corner(0, false)}L${corner(1, false)}L${corner(1, true)}L${corner(0, true)}Z`;
  return body("leaf", edges) + line("leaf", zigzag(true) + zigzag(false) + rungs);
}

/** A tower crane with a crated machine on its hook. */
export function crane(): string {
  const cables = steps(300, 740, 9)
    .map((x) => `M232 40L${at(x, 150)}`)
    .join("");
  return [
    line("gold", `${cables}M232 40L60 150M232 40L90 150M232 40L120 150`),
    lattice([214, 600], [214, 180], 40, 14),
    lattice([218, 150], [226, 40], 28, 5),
    lattice([50, 176], [760, 176], -26, 30),
    side("leaf", { corner: [40, 176], across: [90, 0], down: [0, 74] }, uprights("leaf", 16)),
    side("leaf", { corner: [254, 182], across: [52, 0], down: [0, 62] }, rules("leaf", 10)),
    line(
      "gold",
      "M560 178V290M566 178V290M572 178V290M563 290q-22 20 -3 34q20 6 20 -14M566 324L450 390M566 324L566 420M566 324L690 390",
    ),
    side("leaf", { corner: [570, 350], across: [-130, 50], down: [130, 50] }, rules("leaf", 14)),
    side(
      "leaf",
      { corner: [440, 400], across: [130, 50], down: [0, 140] },
      waves("leaf", { count: 22, period: 30, height: 6, shift: 0.12 }),
    ),
    side(
      "leaf",
      { corner: [570, 450], across: [130, -50], down: [0, 140] },
      uprights("leaf", 18),
      rosette("gold", [50, 50], {
        radius: 34,
        petals: 12,
        depth: 0.14,
        copies: 12,
        turn: 4,
        scale: 0.92,
      }),
    ),
    side("leaf", { corner: [120, 596], across: [228, 0], down: [0, 30] }, rules("leaf", 6)),
  ].join("");
}

/** A laptop with a drawing of prices on its screen. */
export function laptop(): string {
  const bars = [
    [14, 52],
    [28, 40],
    [42, 58],
    [56, 30],
  ].map(([x = 0, y = 0]) => `M${at(x, 84)}v${at(y - 84)}h9v${at(84 - y)}z`);
  return [
    side("leaf", { corner: [160, 60], across: [480, 0], down: [0, 330] }, rules("leaf", 46)),
    side(
      "leaf",
      { corner: [184, 84], across: [432, 0], down: [0, 282] },
      waves("leaf", { count: 16, period: 50, height: 16, shift: 0.09 }),
      line("gold", `${bars.join("")}M8 84h64`),
      rosette("gold", [80, 34], {
        radius: 15,
        petals: 9,
        depth: 0.2,
        copies: 14,
        turn: 5,
        scale: 0.91,
      }),
    ),
    body("leaf", "M160 390h480l110 150h-700z"),
    `<g transform="matrix(5 0 0 1.3 150 392)">${line(
      "leaf",
      steps(0, 100, 20)
        .map((y) => `M${at(2 - y * 0.2, y)}h${at(96 + y * 0.4)}`)
        .join(""),
    )}</g>`,
    body("leaf", "M186 406h428l48 70h-524z"),
    `<g class="keys">${[0, 1, 2, 3].map((row) => line("leaf", `M${at(188 - row * 11, 418 + row * 16)}h${at(424 + row * 22)}`)).join("")}</g>`,
    body("leaf", "M330 490h140l14 36h-168z"),
    line("leaf", "M322 514h156M326 502h148"),
    body("leaf", "M50 540h700l-8 22q-2 8 -14 8h-656q-12 0 -14 -8z"),
    line("leaf", "M56 548h688M60 555h680M64 562h672"),
  ].join("");
}

/** A safety helmet. */
export function helmet(): string {
  const dome = (part: number) => {
    const foot = 440 + 46 * Math.sqrt(1 - part ** 2);
    return `M400 90C${at(400 + 330 * part, 90, 400 + 330 * part, 330, 400 + 290 * part, foot)}`;
  };
  const brim = steps(0, 1, 9).map(
    (part) =>
      `M${at(100 - part * 44, 440 + part * 12)}C${at(180, 510 + part * 66, 620, 510 + part * 66, 700 + part * 44, 440 + part * 12)}`,
  );
  const rib = steps(-1, 1, 9).map(
    (part) =>
      `M${at(400 + part * 26, 92)}C${at(400 + part * 40, 200, 400 + part * 46, 330, 400 + part * 50, 488)}`,
  );
  return [
    body("leaf", "M110 440C70 330 70 90 400 90C730 90 730 330 690 440C600 508 200 508 110 440Z"),
    line("leaf", steps(-0.97, 0.97, 42).map(dome).join("")),
    body("gold", "M366 82q34 -18 68 0q24 180 24 420h-116q0 -240 24 -420z"),
    line("gold", rib.join("")),
    body("gold", "M342 340a58 58 0 1 0 116 0a58 58 0 1 0 -116 0"),
    rosette("gold", [400, 340], {
      radius: 46,
      petals: 12,
      depth: 0.14,
      copies: 12,
      turn: 4,
      scale: 0.92,
    }),
    body("leaf", "M100 440C180 510 620 510 700 440L744 452C650 580 150 580 56 452Z"),
    line("leaf", brim.join("")),
  ].join("");
}
