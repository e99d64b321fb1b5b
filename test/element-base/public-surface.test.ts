import { describe, expect, it } from "vitest";
import { type AttributeDeclaration, propertyName } from "../../src/element-base/declaration.js";
import { actionEditorDeclaration } from "../../src/elements/action-editor/declaration.js";
import { actionEditorDocumentation } from "../../src/elements/action-editor/documentation.js";

/*
 * What host pages rely on, written down a second time: a name that is missing here is new, a row that fails is a
 * promise that was broken.
 */
const common: Record<string, AttributeDeclaration> = {
  "api-base": { kind: "text" },
  autofocus: { kind: "boolean", reflects: true },
  "csrf-token": { kind: "text" },
  abilities: { kind: "words" },
  locale: { kind: "choice", choices: ["ja", "en"], default: "ja" },
  "trigger-context": { kind: "json" },
  brand: { kind: "text" },
  theme: { kind: "choice", choices: ["auto", "light", "dark"], default: "auto" },
  value: { kind: "json" },
  finisher: { kind: "choice", choices: ["post", "postemit", "emit"], default: "post" },
  "finish-path": { kind: "text" },
  "finish-label": { kind: "text" },
  cancelable: { kind: "boolean" },
  name: { kind: "text", reflects: true },
  required: { kind: "boolean", reflects: true },
  disabled: { kind: "boolean", reflects: true },
  readonly: { kind: "boolean", reflects: true },
  "draft-key": { kind: "text" },
  "draft-owner": { kind: "text" },
};

const events = {
  change: "",
  "before-finish": "cancelable",
  finish: "",
  cancel: "",
  failure: "",
  "status-change": "",
  "page-expired": "cancelable",
  navigate: "cancelable",
};

const elements = [
  {
    declaration: actionEditorDeclaration,
    documentation: actionEditorDocumentation,
    tag: "action-editor",
    own: {
      template: { kind: "boolean" },
      "group-id": { kind: "number" },
      "with-description": { kind: "boolean" },
      encoding: { kind: "choice", choices: ["json", "brackets"], default: "json" },
      swatch: { kind: "words" },
      "disabled-types": { kind: "words" },
    } as Record<string, AttributeDeclaration>,
  },
];

describe.each(elements)("<$tag>", ({ declaration, documentation, tag, own }) => {
  it("has the tag and the attributes of the public surface", () => {
    expect(declaration.tag).toBe(tag);
    expect(declaration.attributes).toEqual({ ...common, ...own });
  });

  it("has its events, three of them cancelable", () => {
    const declared = Object.entries(declaration.events);
    const spelled = declared.map(([name, event]) => [name, "cancelable" in event ? "cancelable" : ""]);
    expect(Object.fromEntries(spelled)).toEqual(events);
  });

  it("no property of its own hides what every HTML element has", () => {
    const inherited = [
      "title",
      "lang",
      "dir",
      "hidden",
      "id",
      "style",
      "className",
      "tabIndex",
      "inert",
      "popover",
    ];
    const properties = Object.keys(declaration.attributes).map(propertyName);
    expect(properties.filter((property) => inherited.includes(property))).toEqual([]);
    expect(new Set(properties).size).toBe(properties.length);
  });

  it("secrets and payloads are never written back into attributes", () => {
    const reflecting = Object.entries<AttributeDeclaration>(declaration.attributes)
      .filter(([, attribute]) => attribute.reflects)
      .map(([name]) => name);
    expect(reflecting.sort()).toEqual(["autofocus", "disabled", "name", "readonly", "required"]);
  });

  it("everything declared is documented, in a sentence", () => {
    const { description, attributes, events: documentedEvents } = documentation;
    const sentences = [
      description,
      ...Object.values(attributes),
      ...Object.values(documentedEvents).map((event) => event.description),
    ];
    expect(Object.keys(attributes).sort()).toEqual(Object.keys(declaration.attributes).sort());
    expect(Object.keys(documentedEvents).sort()).toEqual(Object.keys(declaration.events).sort());
    expect(sentences.filter((sentence) => !/\S.*[.`]$/.test(sentence))).toEqual([]);
  });
});
