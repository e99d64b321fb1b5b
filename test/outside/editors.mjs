import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { styleless } from "../tools/styleless.mjs";
import { folderWith } from "./folder.mjs";

/*
 * What readers of the field make of the files for editors: the language services of VS Code complete by them, the schema of
 * the custom elements manifest judges it, and one of its readers makes pages of it.
 */

const packages = [
  "vscode-html-languageservice@5.6.2",
  "vscode-css-languageservice@6.3.10",
  "custom-elements-manifest@2.1.0",
  "@custom-elements-manifest/to-markdown@0.1.0",
];

/** Prints what each reader misses. */
export async function showEditors() {
  for (const { name, of, missed } of await tryEditors()) {
    console.log(`${name}: ${of - missed.length} of ${of}`);
    if (missed.length > 0) process.exitCode = 1;
    for (const each of missed.slice(0, 20)) console.log(`  ${each}`);
  }
}

export async function tryEditors() {
  const { toolFiles } = await styleless("test/tools/manifest/index.ts");
  const { describedElements } = await styleless("test/tools/manifest/elements.ts");
  const file = (name) => JSON.parse(toolFiles()[name]);
  const place = folderWith(packages);
  const manifest = file("custom-elements.json");
  return [
    await inHtml(place, file("vscode.html-custom-data.json"), describedElements),
    await inCss(place, file("vscode.css-custom-data.json")),
    bySchema(place, manifest),
    await inMarkdown(place, manifest, describedElements),
  ];
}

/** Each value of each attribute is offered between its quotes, and each attribute in its tag. */
async function inHtml({ load }, data, elements) {
  const { default: html } = await load("vscode-html-languageservice");
  const { getLanguageService, newHTMLDataProvider, TextDocument } = html;
  const customDataProviders = [newHTMLDataProvider("console-editors", data)];
  const service = getLanguageService({ useDefaultDataProvider: false, customDataProviders });
  const offered = (text) => {
    const document = TextDocument.create("file:///page.html", "html", 1, text.replace("|", ""));
    const position = document.positionAt(text.indexOf("|"));
    const { items } = service.doComplete(document, position, service.parseHTMLDocument(document));
    return new Set(items.map(({ label }) => label));
  };
  const asked = elements.flatMap(({ tag, attributes }) => {
    const names = offered(`<${tag} |></${tag}>`);
    return attributes.flatMap(({ name, choices }) => {
      const values = offered(`<${tag} ${name}="|"></${tag}>`);
      return [
        { text: `${tag} ${name}`, isOffered: names.has(name) },
        ...choices.map((each) => ({ text: `${tag} ${name}="${each}"`, isOffered: values.has(each) })),
      ];
    });
  });
  return counted("VS Code, HTML: attributes and values that are offered", asked);
}

/** Each custom property and each part is offered in a rule. */
async function inCss({ load }, data) {
  const { default: css } = await load("vscode-css-languageservice");
  const { getCSSLanguageService, newCSSDataProvider, TextDocument } = css;
  const service = getCSSLanguageService({ customDataProviders: [newCSSDataProvider(data)] });
  const offered = (text) => {
    const document = TextDocument.create("file:///page.css", "css", 1, text.replace("|", ""));
    const position = document.positionAt(text.indexOf("|"));
    const { items } = service.doComplete(document, position, service.parseStylesheet(document));
    return new Set(items.map(({ label }) => label));
  };
  const properties = offered("action-editor { | }");
  const parts = offered("action-editor::| { }");
  return counted("VS Code, CSS: custom properties and parts that are offered", [
    ...data.properties.map(({ name }) => ({ text: name, isOffered: properties.has(name) })),
    ...data.pseudoElements.map(({ name }) => ({ text: name, isOffered: parts.has(name) })),
  ]);
}

/** The manifest fits the schema of its field. */
function bySchema({ folder }, manifest) {
  const path = join(folder, "node_modules/custom-elements-manifest/schema.json");
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.validate(JSON.parse(readFileSync(path, "utf8")), manifest);
  const missed = (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return {
    name: "custom-elements-manifest: modules that fit its schema",
    of: manifest.modules.length,
    missed,
  };
}

/** Each attribute stands in the page that is made of the manifest, with its values. */
async function inMarkdown({ load }, manifest, elements) {
  const { default: reader } = await load("@custom-elements-manifest/to-markdown");
  const asked = elements.flatMap(({ tag, attributes }) => {
    const modules = manifest.modules.filter(({ path }) => path === `dist/${tag}.js`);
    const page = reader.customElementsManifestToMarkdown({ ...manifest, modules });
    return attributes.flatMap(({ name, type }) =>
      [name, type.replaceAll("|", "\\|")].map((text) => ({
        text: `${tag} ${text}`,
        isOffered: page.includes(`\`${text}\``),
      })),
    );
  });
  return counted(
    "@custom-elements-manifest/to-markdown: attributes and types with their values that are written",
    asked,
  );
}

function counted(name, asked) {
  const missed = asked.filter(({ isOffered }) => !isOffered).map(({ text }) => text);
  return { name, of: asked.length, missed };
}
