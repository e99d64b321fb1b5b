import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildOurs } from "../bench/tools/build-ours.mjs";

/** Builds the made-up element once for all files of a run: one script with all that it stands on, by the product's steps. */
export async function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), "made-up-element-"));
  const entry = fileURLToPath(new URL("../made-up-element/made-up-list.tsx", import.meta.url));
  await buildOurs({ entry }, folder);
  project.provide("madeUpElement", join(folder, "app.js"));
  return () => rmSync(folder, { recursive: true });
}
