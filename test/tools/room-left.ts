import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { aboveBudget, roomLeft } from "./size-budget.js";

// Prints what the build that is there leaves of the size budgets, or with `--above` only what is above them.

const dist = new URL("../../dist/", import.meta.url);
const read = (path: string) => {
  const file = fileURLToPath(new URL(path, dist));
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

const above = aboveBudget(read);
if (!process.argv.includes("--above"))
  console.log(["First files, after gzip, as last built:", ...roomLeft(read)].join("\n"));
if (above.length > 0) console.log(["Above the size budget:", ...above].join("\n"));
