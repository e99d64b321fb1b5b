import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readProject } from "../architecture/project-files.js";
import { describedElements } from "./elements.js";
import {
  customElementsManifest,
  type PackageDescription,
  vsCodeCssData,
  vsCodeData,
  webTypes,
} from "./formats.js";
import { readTokens, type Token, usedTokens } from "./tokens.js";

/** The files that tell tools what the elements are, by name. The build writes them beside the scripts. */
export function toolFiles(): Record<string, string> {
  const { name, version } = JSON.parse(read("package.json"));
  const description: PackageDescription = {
    name,
    version,
    elements: describedElements,
    tokens: tokensInUse(),
  };
  return {
    "custom-elements.json": text(customElementsManifest(description)),
    "vscode.html-custom-data.json": text(vsCodeData(description)),
    "vscode.css-custom-data.json": text(vsCodeCssData(description)),
    "web-types.json": text(webTypes(description)),
  };
}

/** Every token that a page can override with an effect: one that nothing uses yet is not told to anybody. */
function tokensInUse(): Token[] {
  const sources = readProject(fileURLToPath(new URL("../../../", import.meta.url)))
    .filter(({ path }) => /^src\/.*\.(css|tsx?)$/.test(path))
    .map(({ text: source }) => source);
  const used = usedTokens(sources);
  return ["tokens", "field-tokens", "widget-tokens", "hue-tokens", "spare-tokens"]
    .flatMap((sheet) => readTokens(read(`src/kit/${sheet}.css`)))
    .filter(({ name }) => used.has(name));
}

function text(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}
