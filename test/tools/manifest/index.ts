import { readFileSync } from "node:fs";
import { describedElements } from "./elements.js";
import { customElementsManifest, type PackageDescription, vsCodeData, webTypes } from "./formats.js";
import { readTokens } from "./tokens.js";

/** The files that tell tools what the elements are, by name. The build writes them beside the scripts. */
export function toolFiles(): Record<string, string> {
  const { name, version } = JSON.parse(read("package.json"));
  const description: PackageDescription = {
    name,
    version,
    elements: describedElements,
    tokens: readTokens(read("src/kit/tokens.css")),
  };
  return {
    "custom-elements.json": text(customElementsManifest(description)),
    "vscode.html-custom-data.json": text(vsCodeData(description)),
    "web-types.json": text(webTypes(description)),
  };
}

function text(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}
