import { type ElementClass, version, warnOfOther } from "../element-base/define.js";
import { autoload, configure } from "../element-base/index.js";
import { elementTags } from "../elements/registry.js";
import type { ClassicScript, Exports } from "./global.js";

/* For pages without modules: one small script that loads the entries beside itself when their tags appear. */

const page: { ConsoleEditors?: ClassicScript } = globalThis;
const first = page.ConsoleEditors;
if (first === undefined) page.ConsoleEditors = start();
// A second copy leaves everything to the first.
else if (first.version !== version)
  console.warn(
    `console-editors ${version}: console-editors ${first.version} is already on the page, which stays in use.`,
  );

function start(): ClassicScript {
  const folder = folderOfEntries(document.currentScript);
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ `${folder}${name}.js`);
  autoload(Object.fromEntries(elementTags.map((tag) => [tag, () => load(tag)])), (tag, element) => {
    const existing = element as Partial<ElementClass>;
    if (existing.version !== version) warnOfOther(tag, existing);
  });

  let exports: Promise<Exports> | undefined;
  const whole = () => {
    exports ??= (load("index") as Promise<Exports>).catch((error: unknown) => {
      // The next who asks has it tried again.
      exports = undefined;
      throw error;
    });
    return exports;
  };
  return {
    version,
    configure,
    get ready() {
      return whole();
    },
    async defineAll() {
      const all = await whole();
      all.defineAll();
      return all;
    },
  };
}

/** Folder of the entries: the one that the script names by `data-base`, else that of the script. */
function folderOfEntries(script: HTMLOrSVGScriptElement | null): string {
  const named = script?.dataset.base;
  if (named !== undefined) return new URL(named.replace(/\/?$/, "/"), document.baseURI).href;
  const own = script instanceof HTMLScriptElement ? script.src : "";
  return new URL(".", own || document.baseURI).href;
}
