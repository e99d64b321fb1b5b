import { type AttributeDeclaration, defaultOf, propertyName } from "../../../src/element-base/declaration.js";
import type { MemberDocumentation } from "../../../src/element-base/documentation.js";
import { elementTags, type RegisteredElement, registry } from "../../../src/elements/registry.js";

import { valuesOf } from "./values.js";

/** An attribute and its property, as it is told to tools. */
export interface DescribedAttribute {
  name: string;
  property: string;
  description: string;
  /** TypeScript text. */
  type: string;
  default: string;
  choices: readonly string[];
  boolean: boolean;
  reflects: boolean;
}

/** One element with everything that is said about it. */
export interface DescribedElement {
  tag: string;
  className: string;
  description: string;
  attributes: readonly DescribedAttribute[];
  events: readonly { name: string; description: string; type: string }[];
  properties: readonly NamedMember[];
  methods: readonly NamedMember[];
  parts: readonly { name: string; description: string }[];
  slots: readonly NamedText[];
}

type NamedMember = MemberDocumentation & { name: string };
type NamedText = { name: string; description: string };

/** Every element of the package. */
export const describedElements: readonly DescribedElement[] = elementTags.map((tag) =>
  describe(registry[tag]),
);

function describe({ declaration, documentation }: RegisteredElement): DescribedElement {
  const attributeDocs: Readonly<Record<string, string>> = documentation.attributes;
  return {
    tag: declaration.tag,
    className: `${upperFirst(propertyName(declaration.tag))}Element`,
    description: documentation.description,
    attributes: Object.entries(declaration.attributes).map(([name, attribute]) => {
      const values = valuesOf(declaration, name);
      return {
        name,
        property: propertyName(name),
        description: attributeDocs[name] ?? "",
        type: typeOf(attribute, values),
        default: JSON.stringify(defaultOf(attribute)),
        choices: values.map(String),
        boolean: attribute.kind === "boolean",
        reflects: attribute.reflects === true,
      };
    }),
    events: Object.keys(declaration.events).map((name) => {
      const { description, detail } = documentation.events[name] ?? { description: "" };
      return { name, description, type: `CustomEvent<${detail ?? "null"}>` };
    }),
    properties: named(documentation.properties),
    methods: named(documentation.methods),
    parts: Object.entries(documentation.parts).map(([name, description]) => ({ name, description })),
    slots: namedTexts(documentation.slots),
  };
}

/** The same as `ValueOf` of the declaration, as text, with the values that are known. */
function typeOf(attribute: AttributeDeclaration, values: readonly (string | number)[]): string {
  const texts = values.map((value) => JSON.stringify(String(value))).join(" | ");
  switch (attribute.kind) {
    case "boolean":
      return "boolean";
    case "number":
      return values.length > 0 ? `${values.join(" | ")} | null` : "number | null";
    case "choice":
      return texts;
    case "words":
      return texts ? `readonly (${texts})[] | null` : "readonly string[] | null";
    case "json":
      return "PlainData";
    case "content":
      return "string";
    default:
      if (texts) return `${texts} | null`;
      return attribute.default === undefined ? "string | null" : "string";
  }
}

function named(members: Readonly<Record<string, MemberDocumentation>>): NamedMember[] {
  return Object.entries(members).map(([name, member]) => ({ name, ...member }));
}

function namedTexts(texts: Readonly<Record<string, string>> = {}): NamedText[] {
  return Object.entries(texts).map(([name, description]) => ({ name, description }));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
