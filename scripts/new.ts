import { runMain } from "./lib/main";
import { writeNewEntry } from "./lib/new-entry";

/** `npm run new -- post "Title"`: writes the draft of a post, case study (`case`), term or page. */
runMain(async () => {
  const { file, url, problems } = await writeNewEntry(process.cwd(), process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  console.log(`Wrote ${file}, a draft: npm run dev shows it at ${url}, visitors don't see it.`);
  console.log("Fill it in, delete the line draft: true and run npm run check:content.");
  return problems.length === 0 ? 0 : 1;
});
