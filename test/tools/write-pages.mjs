import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { styleless } from "./styleless.mjs";

// `npm run pages`: writes the tables of documents that are made from the sources.

const root = fileURLToPath(new URL("../../", import.meta.url));
const { madePages } = await styleless("test/tools/made-pages.ts");

for (const { path, old, made } of madePages()) {
  if (made === old) continue;
  writeFileSync(root + path, made);
  console.log(`written: ${path}`);
}
