import type { EndName } from "../../ui/charts/plot";

/** A name's line takes this much of the height of the lowest drawing. */
const LINE_SHARE = 8;
const LINE_LENGTH = 13;

/** Breaks a name into lines that fit beside a drawing on a phone. */
export function breakName(name: string): string[] {
  return name.split(" ").reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** Moves the names at the ends of lines apart, so that none covers another. */
export function spreadNames(names: readonly EndName[]): EndName[] {
  const order = names.map((name, index) => ({ ...name, index })).sort((a, b) => a.y - b.y);
  const half = ({ lines }: EndName) => (lines.length * LINE_SHARE) / 2;
  let top = 0;
  const down = order.map((name) => {
    const y = Math.max(name.y, top + half(name));
    top = y + half(name);
    return { ...name, y };
  });
  let bottom = 100;
  const up = down.reverse().map((name) => {
    const y = Math.min(name.y, bottom - half(name));
    bottom = y - half(name);
    return { ...name, y };
  });
  return up.sort((a, b) => a.index - b.index).map(({ y, lines }) => ({ y: Math.round(y), lines }));
}
