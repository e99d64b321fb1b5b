import type { ArgTypes } from "@storybook/react-vite";
import manifestOfPackage from "../../package.json" with { type: "json" };
import fieldTokensCss from "../../src/kit/field-tokens.css?raw";
import tokensCss from "../../src/kit/tokens.css?raw";
import widgetTokensCss from "../../src/kit/widget-tokens.css?raw";
import { describedElements } from "../../test/tools/manifest/elements.js";
import { customElementsManifest } from "../../test/tools/manifest/formats.js";
import { readTokens } from "../../test/tools/manifest/tokens.js";

/** The custom elements manifest, made here as the build makes it: what docs pages say is what the package says. */
export const manifest = customElementsManifest({
  name: manifestOfPackage.name,
  version: manifestOfPackage.version,
  elements: describedElements,
  tokens: [tokensCss, fieldTokensCss, widgetTokensCss].flatMap(readTokens),
});

/** One element of the manifest. */
export type ElementEntry = (typeof manifest)["modules"][number]["declarations"][number];

/** Every element of the package, in the manifest's order. */
export const elementEntries: readonly ElementEntry[] = manifest.modules.flatMap(
  ({ declarations }) => declarations,
);

/** The element that a story file shows, by `parameters.element` of its meta. */
export function elementOf(tag: unknown): ElementEntry | undefined {
  return elementEntries.find(({ tagName }) => tagName === tag);
}

/** Storybook's controls for the attributes. They set properties, so that JSON may be objects. */
export function argTypesOf({ attributes }: ElementEntry): ArgTypes {
  return Object.fromEntries(
    attributes.map(({ fieldName, name, description, type, default: fallback }) => [
      fieldName,
      {
        name,
        description,
        ...controlFor(type.text),
        table: { type: { summary: type.text }, defaultValue: { summary: fallback } },
      },
    ]),
  );
}

function controlFor(type: string): ArgTypes[string] {
  if (type === "boolean") return { control: { type: "boolean" } };
  if (type.startsWith("number")) return { control: { type: "number" } };
  if (type.startsWith("string")) return { control: { type: "text" } };
  const choices = [...type.matchAll(/"([^"]*)"/g)].map(([, choice = ""]) => choice);
  return choices.length > 0
    ? { control: { type: "select" }, options: choices }
    : { control: { type: "object" } };
}
