import type { SizeFigures } from "./size-figures";

/** A budget with what was measured against it. */
export interface BudgetLine {
  readonly name: string;
  /** Most that is allowed, and what there is, as people read it. */
  readonly most: string;
  readonly is: string;
  readonly isBroken: boolean;
}

const MOST_TIMES_COLD = 2.5;
const MOST_MEMORY = 1.5e9;
const MOST_WARM_SHARE = 0.2;
const MOST_MORE_BYTES = 0.02;
const MOST_INDEX = 600_000;
const MOST_KEYSTROKE = 50;

/** The step from the first size to the last for which the budgets are set. */
const GROWTH = 10;

/** Wall time is what people wait; processor time is the same whatever else the machine does. */
const kinds = { wall: "time", cpu: "processor time" } as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The budgets of searching a site of the largest size. */
function budgetsOfSearch({ entries, search }: SizeFigures): BudgetLine[] {
  const { compressed, keystroke } = search;
  return [
    {
      name: `search index with brotli, ${entries}`,
      most: `${MOST_INDEX / 1e3} KB`,
      is: `${(compressed / 1e3).toFixed(1)} KB`,
      isBroken: compressed > MOST_INDEX,
    },
    {
      name: `slowest keystroke of a search, ${entries}`,
      most: `${MOST_KEYSTROKE} ms`,
      is: `${keystroke.slowest.toFixed(1)} ms`,
      isBroken: keystroke.slowest > MOST_KEYSTROKE,
    },
  ];
}

/**
 * The budgets of scale, of the largest size against the smallest: time of a cold build, memory, a
 * warm build against a cold one, and what visitors get. Those of time are set for ten times the
 * entries and left out where a run has another span.
 */
export function budgets(smallest: SizeFigures, largest: SizeFigures): BudgetLine[] {
  const span = `${largest.entries} against ${smallest.entries}`;
  const memory = Math.max(largest.cold.memory, largest.warm.memory);
  const ofTime = (["wall", "cpu"] as const).flatMap((kind) => {
    const times = largest.cold[kind] / smallest.cold[kind];
    const share = largest.warm[kind] / largest.cold[kind];
    return [
      {
        name: `${kinds[kind]} of a cold build, ${span}`,
        most: `${MOST_TIMES_COLD} times`,
        is: `${times.toFixed(2)} times`,
        isBroken: times > MOST_TIMES_COLD,
      },
      {
        name: `${kinds[kind]} after one edit against cold, ${largest.entries}`,
        most: percent(MOST_WARM_SHARE),
        is: percent(share),
        isBroken: share > MOST_WARM_SHARE,
      },
    ];
  });
  const ofBytes = [...largest.visitor].map(([page, bytes]) => {
    const more = bytes / (smallest.visitor.get(page) ?? bytes) - 1;
    return {
      name: `bytes of a visitor of ${page}, ${span}`,
      most: `+${percent(MOST_MORE_BYTES)}`,
      is: `${more < 0 ? "" : "+"}${percent(more)}`,
      // Fewer are no harm: generated words on a page of an index compress better than the site's own.
      isBroken: more > MOST_MORE_BYTES,
    };
  });
  return [
    ...(largest.entries === smallest.entries * GROWTH ? ofTime : []),
    {
      name: `peak memory, ${largest.entries}`,
      most: `${MOST_MEMORY / 1e6} MB`,
      is: `${(memory / 1e6).toFixed(0)} MB`,
      isBroken: memory > MOST_MEMORY,
    },
    ...ofBytes,
    ...budgetsOfSearch(largest),
  ];
}
