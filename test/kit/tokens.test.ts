import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { fillStyles } from "../../src/kit/fill-styles.js";
import { hueStyles } from "../../src/kit/hue-styles.js";
import { panelStripStyles } from "../../src/kit/panel-strip-styles.js";
import { panelStyles } from "../../src/kit/panel-styles.js";
import { searchFieldStyles } from "../../src/kit/search-field-styles.js";
import { sectionStyles } from "../../src/kit/section-styles.js";
import { selectionBarStyles } from "../../src/kit/selection-bar-styles.js";
import { spareStyles } from "../../src/kit/spare-styles.js";
import { kitStyles } from "../../src/kit/styles.js";
import { toastStyles } from "../../src/kit/toast-styles.js";
import { readProject } from "../tools/architecture/project-files.js";

const sources = readProject(fileURLToPath(new URL("../..", import.meta.url))).filter(({ path }) =>
  path.startsWith("src/"),
);
const read = (path: string) => sources.find((file) => file.path === path)?.text ?? "";

/** Names of the tokens that a sheet defines. */
function definedIn(path: string): Set<string> {
  return new Set(read(path).match(/--ce-[\w-]+(?=:)/g));
}

/** The kit's sheets of tokens. */
const defined = ["tokens", "field-tokens", "widget-tokens", "hue-tokens", "spare-tokens"].map((name) =>
  definedIn(`src/kit/${name}.css`),
);
const known = new Set(defined.flatMap((names) => [...names]));
const sheets = sources
  .map(({ path }) => path)
  .filter((path) => path.endsWith(".css") && !path.endsWith("tokens.css"));

/** Whether code imports a sheet. */
function isImported(sheet: string): boolean {
  return sources.some(({ path, text }) =>
    [...text.matchAll(/from "(.+\.css)\?inline"/g)].some(
      ([, relative = ""]) => join(dirname(path), relative) === sheet,
    ),
  );
}

describe.each(sheets)("%s", (sheet) => {
  const used = [...read(sheet).matchAll(/var\((--ce-[\w-]+)/g)].map(([, name]) => name as string);

  test("uses no token that is defined nowhere", () => {
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test("is adopted", () => {
    expect(isImported(sheet)).toBe(true);
  });
});

test("a token has one home", () => {
  expect(defined.flatMap((names) => [...names])).toHaveLength(known.size);
});

test("every sheet of the kit is in the list of its looks", () => {
  const kit = sources.filter(({ path }) => /^src\/kit\/[\w-]+\.css$/.test(path));
  expect(
    kit
      .filter(
        ({ text }) =>
          ![
            ...kitStyles,
            ...hueStyles,
            ...toastStyles,
            ...panelStyles,
            ...panelStripStyles,
            ...sectionStyles,
            ...fillStyles,
            ...spareStyles,
            ...searchFieldStyles,
            ...selectionBarStyles,
          ]
            .join()
            .includes(text),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});
