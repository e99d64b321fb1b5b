import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A module with features in it, whose style sheets Node cannot read and nobody needs there. */
export async function styleless(path) {
  const { runnerImport } = await import("vite");
  const plugin = {
    name: "no-styles",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(".css?inline") ? "\0no-style" : null),
    load: (id) => (id === "\0no-style" ? 'export default ""' : null),
  };
  const options = { root, configFile: false, logLevel: "error", plugins: [plugin] };
  return (await runnerImport(resolve(root, path), options)).module;
}
