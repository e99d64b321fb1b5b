import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The package as it is published. */
export interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs what is built into a folder; what npm runs before packing would build it again beside the other tests. */
export async function pack(folder: string): Promise<Packed> {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: root, maxBuffer: 2 ** 26 });
  const [packed] = JSON.parse(stdout) as Packed[];
  if (!packed) throw new Error("npm packed nothing.");
  return packed;
}
