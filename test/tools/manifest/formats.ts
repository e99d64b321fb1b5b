import type { DescribedElement } from "./elements.js";
import type { Token } from "./tokens.js";

/** What the package's files for tools are made from. */
export interface PackageDescription {
  name: string;
  version: string;
  elements: readonly DescribedElement[];
  tokens: readonly Token[];
}

/** The custom elements manifest, schema 2.1.0. */
export function customElementsManifest({ elements, tokens }: PackageDescription) {
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: elements.map((element) => ({
      kind: "javascript-module",
      path: `dist/${element.tag}.js`,
      declarations: [classDeclaration(element, tokens)],
      exports: [
        { kind: "js", name: element.className, declaration: { name: element.className } },
        {
          kind: "custom-element-definition",
          name: element.tag,
          declaration: { name: element.className },
        },
      ],
    })),
  };
}

function classDeclaration(element: DescribedElement, tokens: readonly Token[]) {
  return {
    kind: "class",
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.description,
    superclass: { name: "HTMLElement", package: "global:" },
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      fieldName: attribute.property,
      description: attribute.description,
      type: { text: attribute.type },
      default: attribute.default,
    })),
    members: [
      ...element.attributes.map((attribute) => ({
        kind: "field",
        name: attribute.property,
        attribute: attribute.name,
        description: attribute.description,
        type: { text: attribute.type },
        default: attribute.default,
        ...(attribute.reflects ? { reflects: true } : {}),
      })),
      ...element.properties.map(({ name, description, type }) => ({
        kind: "field",
        name,
        description,
        type: { text: type },
        readonly: true,
      })),
      ...element.methods.map(({ name, description, type }) => ({
        kind: "method",
        name,
        description,
        return: { type: { text: type } },
      })),
    ],
    events: element.events.map(({ name, description, type }) => ({
      name,
      description,
      type: { text: type },
    })),
    cssParts: element.parts,
    slots: element.slots,
    cssProperties: tokens,
  };
}

/** Custom data of VS Code, for HTML files. */
export function vsCodeData({ elements }: PackageDescription) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.description,
        ...(attribute.boolean ? { valueSet: "v" } : {}),
        ...(attribute.choices.length > 0 ? { values: attribute.choices.map((name) => ({ name })) } : {}),
      })),
    })),
  };
}

/** Custom data of VS Code, for CSS files. */
export function vsCodeCssData({ elements, tokens }: PackageDescription) {
  const parts = new Map(
    elements.flatMap((element) => element.parts.map((part) => [part.name, part.description])),
  );
  return {
    version: 1.1,
    properties: tokens.map(({ name, description }) => ({ name, description })),
    pseudoElements: [...parts].map(([name, description]) => ({ name: `::part(${name})`, description })),
  };
}

/** Web-types, for the editors of JetBrains. */
export function webTypes({ name, version, elements, tokens }: PackageDescription) {
  return {
    $schema: "https://json.schemastore.org/web-types",
    name,
    version,
    "description-markup": "markdown",
    "js-types-syntax": "typescript",
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.description,
          attributes: element.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            default: attribute.default,
            value: attribute.boolean ? { kind: "no-value" } : { kind: "plain", type: attribute.type },
            ...(attribute.choices.length > 0
              ? { values: attribute.choices.map((each) => ({ name: each })) }
              : {}),
          })),
          js: {
            properties: [
              ...element.attributes.map(({ property, ...attribute }) => ({
                name: property,
                description: attribute.description,
                type: attribute.type,
                default: attribute.default,
              })),
              ...element.properties.map((property) => ({ ...property, "read-only": true })),
            ],
            events: element.events,
          },
          css: {
            properties: tokens.map(({ name, description }) => ({ name, description })),
            parts: element.parts,
          },
        })),
      },
    },
  };
}
