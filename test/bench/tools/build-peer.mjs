import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bench } from "./contenders.mjs";

/** Production, minified, one classic script and at most one style sheet. */
export async function buildPeer({ name, entry }, folder) {
  await build({
    absWorkingDir: bench,
    entryPoints: [entry],
    outfile: join(folder, "app.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "error",
    plugins: [jqueryPlugins],
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}", global: "window" },
    alias: name.includes("preact") ? preactForReact : {},
    loader: {
      ".png": "dataurl",
      ".gif": "dataurl",
      ".svg": "empty",
      ".woff": "empty",
      ".woff2": "empty",
      ".ttf": "empty",
      ".eot": "empty",
    },
  });
}

const preactForReact = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/** Old plugins of jQuery look for a module system first; without one they find the global, as from a script tag. */
const jqueryPlugins = {
  name: "jquery-plugins",
  setup(builder) {
    builder.onLoad({ filter: /(query-builder\.standalone|select2)\.js$/ }, ({ path }) => {
      const code = readFileSync(path, "utf8").replaceAll("}(this,", "}(window,");
      return {
        contents: `var module = undefined, define = undefined, exports = undefined;\n${code}`,
        loader: "js",
      };
    });
  },
};
