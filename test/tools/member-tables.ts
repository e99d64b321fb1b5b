import type { AttributeDeclaration } from "../../src/element-base/declaration.js";
import { contextAttributeDocs } from "../../src/element-base/documentation.js";
import { registry } from "../../src/elements/registry.js";
import { type DescribedElement, describedElements } from "./manifest/elements.js";
import { table } from "./markdown-table.js";

/* The tables of an element's page, made from its declaration and its documentation. */

type Row = readonly string[];

/** A row of each attribute that not every element has; of each property, method and event. Empty where there is none. */
export function memberTables(tag: string): Readonly<Record<string, string>> {
  const element = describedElements.find((each) => each.tag === tag);
  if (!element) throw new Error(`<${tag}> is not in the registry.`);
  const { properties, methods, events } = element;
  return {
    attributes: table(["attribute", "takes", "meaning"], attributeRows(element)),
    properties: table(
      ["property", "type", "meaning"],
      joined(properties.map(({ name, type, description }) => [code(name), code(type), description])),
    ),
    methods: table(
      ["method", "gives", "what it does"],
      methods.map(({ name, type, description }) => [code(`${name}()`), code(type), description]),
    ),
    events: table(
      ["event", "`detail`", "when"],
      events.map(({ name, type, description }) => [code(name), detailOf(type), description]),
    ),
  };
}

/** The attributes that every element has. */
export function contextTable(): string {
  const [element] = describedElements;
  if (!element) return "";
  const { attributes } = registry[element.tag as keyof typeof registry].declaration;
  const shared = element.attributes.filter(({ name }) => name in contextAttributeDocs);
  return table(
    ["attribute", "takes", "meaning"],
    shared.map((each) => [code(each.name), takes(each, attributes), each.description]),
  );
}

/**
 * A page with each table put between its two marks, `<!-- attributes: … -->` and `<!-- end -->`. A page without them gets
 * them below the heading of that name; one without the heading is an error.
 */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, made]) => {
    if (made === "") return text;
    const place = new RegExp(`(<!-- ${name}: [^\\n]* -->\\n)[\\s\\S]*?(<!-- end -->)`);
    const marked = place.test(text) ? text : withMarks(text, name);
    return marked.replace(place, (_, before: string, after: string) => `${before}\n${made}\n\n${after}`);
  }, page);
}

function withMarks(page: string, name: string): string {
  const heading = new RegExp(`^## ${name}\\n`, "im");
  if (!heading.test(page)) throw new Error(`The page has no heading for its ${name}.`);
  const mark = `<!-- ${name}: made by \`npm run pages\` from documentation.ts -->`;
  return page.replace(heading, (title) => `${title}\n${mark}\n<!-- end -->\n`);
}

function attributeRows(element: DescribedElement): readonly Row[] {
  const { attributes } = registry[element.tag as keyof typeof registry].declaration;
  const own = element.attributes.filter(({ name }) => !(name in contextAttributeDocs));
  return joined(own.map((each) => [code(each.name), takes(each, attributes), each.description]));
}

/** Values of an attribute, as they are written in HTML. */
function takes(
  { name, choices }: { name: string; choices: readonly string[] },
  attributes: Readonly<Record<string, AttributeDeclaration>>,
): string {
  const attribute = attributes[name];
  const kind = attribute?.kind ?? "text";
  const fallback = attribute !== undefined && "default" in attribute ? attribute.default : undefined;
  const named = choices.filter((choice) => choice !== "");
  // Long lists of type ids mean nothing to a reader.
  if (named.length > 0 && !(kind === "words" && named.every((choice) => /^\d+$/.test(choice)))) {
    const values = named.map((choice) => code(choice) + (choice === fallback ? " (default)" : ""));
    return kind === "words" ? `words: ${values.join(" ")}` : values.join(", ");
  }
  const kinds = {
    boolean: "present or absent",
    json: "JSON",
    content: "text",
    words: "words, with blanks between",
  };
  return kinds[kind as keyof typeof kinds] ?? kind;
}

/** Rows that mean the same are one, at the place of the first: what native form controls have needs no explanation. */
function joined(rows: readonly Row[]): readonly Row[] {
  const ofNative = (row: Row) => row.at(-1) === "As for native form controls.";
  const native = rows.filter(ofNative);
  return rows.flatMap((row) => {
    if (!ofNative(row)) return [row];
    if (row !== native[0]) return [];
    const types = new Set(native.map(([, type = ""]) => type));
    const [type = ""] = types;
    return [[native.map(([name]) => name).join(", "), types.size === 1 ? type : "", row.at(-1) ?? ""]];
  });
}

function detailOf(type: string): string {
  const [, detail = "null"] = /<(.+)>/.exec(type) ?? [];
  return detail === "null" ? "" : code(detail);
}

function code(text: string): string {
  return `\`${text}\``;
}
