import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isRecord } from "../../src/lib/json";
import { kindOf, slugOf, type EntryKind } from "./names";
import { authors, post } from "./post";
import { study } from "./study";
import { term } from "./term";
import { words } from "./words";

const kinds: Readonly<
  Record<EntryKind, { readonly folder: string; readonly write: (index: number) => string }>
> = {
  post: { folder: "blog", write: post },
  study: { folder: "case-studies", write: study },
  term: { folder: "glossary", write: term },
};

/** Path of an entry's file below `content/`. */
export function fileOf(index: number): string {
  return path.join(kinds[kindOf(index)].folder, `${slugOf(index)}.mdx`);
}

/** Flat colours, which take no time: how long images take is no matter of how many entries there are. */
async function cover(): Promise<Buffer> {
  const size = { width: 1440, height: 810, channels: 3 } as const;
  return sharp({ create: { ...size, background: "#dfe7e2" } })
    .png()
    .toBuffer();
}

/** Writes a topic, unless the site has it. */
async function addTopic(file: string): Promise<void> {
  const name = path.basename(file, ".yml");
  const fields = [
    `label: ${name}`,
    `title: Lots on ${name}`,
    `description: Offers compared line by line, in lots that have to do with ${name}.`,
  ];
  await writeFile(file, `${fields.join("\n")}\n`, { flag: "wx" }).catch((error: unknown) => {
    if (!isRecord(error) || error.code !== "EEXIST") throw error;
  });
}

/**
 * Adds entries to a project's content. The same number gives the same entry in every run and at every
 * size.
 *
 * @param folder The project's `content/`.
 * @param from Number of the first.
 * @param to Number after the last.
 */
export async function addEntries(folder: string, from: number, to: number): Promise<void> {
  for (const author of authors) {
    const fields = [
      `name: ${author}`,
      "role: Category manager",
      "bio: Writes of what buying teams compare, and with which figures.",
      "sample: true",
    ];
    await writeFile(path.join(folder, "authors", `${author}.yml`), `${fields.join("\n")}\n`);
  }
  await mkdir(path.join(folder, "topics"), { recursive: true });
  for (const topic of words.topics) await addTopic(path.join(folder, "topics", `${topic}.yml`));
  await writeFile(path.join(folder, "blog", "scale-cover.png"), await cover());
  for (const { folder: name } of Object.values(kinds)) {
    await mkdir(path.join(folder, name), { recursive: true });
  }
  for (let index = from; index < to; index += 1) {
    const { write } = kinds[kindOf(index)];
    await writeFile(path.join(folder, fileOf(index)), write(index));
  }
}
