import { at, body, leaf, line, rings, rosette, rules, side, steps, uprights, waves } from "./pen";

/** A steel coil: the wound strip in front, the barrel behind it. */
export function coil(): string {
  const [x, y, rx, ry] = [236, 368, 142, 206];
  const barrel = steps(1, 0, 44).map((part, index) => {
    const wavy = index % 2 === 0 ? 9 : -9;
    const arc = `M0 ${at(-ry)}C${at(rx * 0.55 + wavy, -ry, rx + wavy, -ry * 0.55, rx, 0)}S${at(rx * 0.55 - wavy, ry, 0, ry)}`;
    return line("leaf", arc, `translate(${at(x + part * 352, y - part * 80)})`);
  });
  const outline = `M${at(x, y - ry)}l352 -80a${at(rx, ry)} 0 0 1 0 ${at(2 * ry)}l-352 80z`;
  const strap = (part: number) =>
    [0, 5, 10, 15].map((more) =>
      line(
        "gold",
        `M0 ${at(-ry)}A${at(rx, ry)} 0 0 1 0 ${at(ry)}`,
        `translate(${at(x + part * 352 + more, y - part * 80 - more * 0.225)})`,
      ),
    );
  const face = [
    body("leaf", "M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0"),
    rings("leaf", [0, 0], steps(96, 62, 12)),
    rosette("gold", [0, 0], {
      radius: 54,
      petals: 18,
      depth: 0.12,
      copies: 9,
      turn: 3,
      scale: 0.95,
    }),
    body("leaf", "M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0"),
  ];
  return [
    body("leaf", outline),
    ...barrel,
    ...strap(0.3),
    ...strap(0.7),
    `<g transform="matrix(${at(rx / 100, 0, 0, ry / 100, x, y)})">${face.join("")}</g>`,
  ].join("");
}

/** An open carton of corrugated board. */
export function carton(): string {
  const [right, up, top] = [
    [270, -130],
    [0, 250],
    [400, 340],
  ] as const;
  const flute = waves("leaf", { count: 26, period: 12, height: 3.4, shift: 0.5 });
  const mark = "M16 84v-20m-5 8l5 -8l5 8M34 84v-20m-5 8l5 -8l5 8M10 90h30";
  return [
    side("leaf", { corner: [400, 80], across: [-270, 130], down: up }, uprights("leaf", 34)),
    side("leaf", { corner: [400, 80], across: [270, 130], down: up }, rules("leaf", 22)),
    side(
      "leaf",
      { corner: [130, 210], across: [270, -130], down: [-90, -70] },
      rules("leaf", 8),
      rules("gold", 1),
    ),
    side(
      "leaf",
      { corner: [670, 210], across: [-270, -130], down: [90, -70] },
      rules("leaf", 8),
      rules("gold", 1),
    ),
    side("leaf", { corner: [130, 210], across: [270, 130], down: up }, flute),
    side(
      "leaf",
      { corner: top, across: right, down: up },
      rules("leaf", 30),
      line("gold", mark),
      rosette("gold", [68, 62], {
        radius: 20,
        petals: 12,
        depth: 0.16,
        copies: 12,
        turn: 5,
        scale: 0.92,
      }),
    ),
    side(
      "leaf",
      { corner: [130, 210], across: [270, 130], down: [-100, 62] },
      waves("leaf", { count: 10, period: 20, height: 6, shift: 0.25 }),
    ),
    side("leaf", { corner: top, across: right, down: [100, 62] }, rules("leaf", 12)),
  ].join("");
}

/** A maize cob in its husk. */
export function grain(): string {
  const kernels = Array.from({ length: 8 }, () => "q12.5 44 25 0").join("");
  const row = `M-100 0${kernels}`;
  const rows = steps(0, 1, 24).map((part, index) => {
    const width = Math.sin(Math.PI * (0.1 + 0.62 * part)) ** 0.6;
    const shifted = index % 2 === 0 ? 0 : 6;
    return line(
      "gold",
      row,
      `translate(${at(400 + shifted * width, 60 + part * 430)}) scale(${at(width, 0.9)})`,
    );
  });
  const base = [400, 620] as const;
  return [
    leaf(
      "leaf",
      [base, [150, 90]],
      [
        [
          [150, 600],
          [90, 300],
        ],
        [
          [330, 480],
          [330, 260],
        ],
      ],
      22,
    ),
    leaf(
      "leaf",
      [base, [650, 90]],
      [
        [
          [650, 600],
          [710, 300],
        ],
        [
          [470, 480],
          [470, 260],
        ],
      ],
      22,
    ),
    body(
      "gold",
      "M400 36C470 40 515 170 505 330C500 470 450 560 400 600C350 560 300 470 295 330C285 170 330 40 400 36Z",
    ),
    ...rows,
    leaf(
      "leaf",
      [base, [255, 300]],
      [
        [
          [190, 600],
          [180, 420],
        ],
        [
          [420, 520],
          [330, 430],
        ],
      ],
      16,
    ),
    leaf(
      "leaf",
      [base, [545, 300]],
      [
        [
          [610, 600],
          [620, 420],
        ],
        [
          [380, 520],
          [470, 430],
        ],
      ],
      16,
    ),
  ].join("");
}

/** A bale of pressed scrap with its straps. */
export function bale(): string {
  const crush = (shift: number) => waves("leaf", { count: 34, period: 37, height: 9, shift });
  const fine = (shift: number) => waves("leaf", { count: 12, period: 23, height: 14, shift });
  const straps = line("gold", "M24 0v100m3 0v-100m3 0v100m43 0v-100m3 0v100m3 0v-100");
  const across = line("gold", "M0 24h100m0 3h-100m0 3h100m0 43h-100m0 3h100m0 3h-100");
  return [
    side("leaf", { corner: [400, 40], across: [-300, 140], down: [300, 140] }, crush(0.13), across),
    side(
      "leaf",
      { corner: [100, 180], across: [300, 140], down: [0, 290] },
      crush(0.21),
      fine(0.37),
      straps,
    ),
    side(
      "leaf",
      { corner: [400, 320], across: [300, -140], down: [0, 290] },
      crush(0.34),
      rosette("gold", [50, 50], {
        radius: 26,
        petals: 10,
        depth: 0.2,
        copies: 14,
        turn: 4,
        scale: 0.92,
      }),
    ),
  ].join("");
}
