import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { roomLeft } from "./size-budget.js";

// Prints what the build that is there leaves of the size budget. Behind `npm test -- quick`.

const dist = new URL("../../dist/", import.meta.url);
const read = (path: string) => {
  const file = fileURLToPath(new URL(path, dist));
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

console.log(["First files, after gzip, as last built:", ...roomLeft(read)].join("\n"));
