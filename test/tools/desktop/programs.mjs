import { delimiter, join } from "node:path";
import { isExecutable } from "../chromium.mjs";

/** Where a program is, or undefined. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Why nothing can be done at a screen here, or undefined. `others` are names of what is missing besides programs. */
export function whyNotHere(programs, others = []) {
  if (process.env.CI) return "this is a CI";
  const missing = [...programs.filter((name) => !onPath(name)), ...others];
  return missing.length > 0 ? `missing: ${missing.join(", ")}` : undefined;
}
