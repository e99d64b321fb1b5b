import { parseJson } from "../lib/json.js";
import { type PlainData, toPlainData } from "../lib/plain-data.js";

/** One attribute of an element and its property: the single source for parsing, types and what observers see. */
export type AttributeDeclaration = {
  /** Written back to the attribute when set as a property, as native form controls do; others never are. */
  readonly reflects?: true;
} & (
  | { readonly kind: "text"; readonly default?: string }
  /** Text that is content: a script must give a text as well, and an absent one is empty. */
  | { readonly kind: "content" }
  | { readonly kind: "boolean" }
  | { readonly kind: "number" }
  | { readonly kind: "choice"; readonly choices: readonly string[]; readonly default: string }
  /** Separated by blanks; absent is `null`, empty is an empty list. */
  | { readonly kind: "words" }
  | { readonly kind: "json" }
);

/** One event of an element. All bubble and are composed. */
export interface EventDeclaration {
  readonly cancelable?: true;
}

/** Everything a host page can rely on about one element. */
export interface ElementDeclaration {
  readonly tag: `${string}-${string}`;
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>;
  readonly events: Readonly<Record<string, EventDeclaration>>;
}

/** The value of a property by its declaration. */
export type ValueOf<A extends AttributeDeclaration> = A extends { kind: "boolean" }
  ? boolean
  : A extends { kind: "number" }
    ? number | null
    : A extends { kind: "choice"; choices: readonly (infer Choice)[] }
      ? Choice
      : A extends { kind: "words" }
        ? readonly string[] | null
        : A extends { kind: "content" }
          ? string
          : A extends { kind: "json" }
            ? PlainData
            : A extends { default: string }
              ? string
              : string | null;

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** The properties that a set of attributes gives an element. */
export type PropertiesOf<Attributes extends Readonly<Record<string, AttributeDeclaration>>> = {
  -readonly [Name in keyof Attributes & string as CamelCase<Name>]: ValueOf<Attributes[Name]>;
};

/** A value that was read, or what is wrong with it (for the developer of the page). */
export type Reading =
  | { ok: true; value: unknown }
  /** `at`: where a number stands that JavaScript cannot hold. */
  | { ok: false; problem: string; at?: string };

/** `draft-key` → `draftKey`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Default of an absent attribute. */
export function defaultOf(declaration: AttributeDeclaration): unknown {
  if (declaration.kind === "boolean") return false;
  if (declaration.kind === "content") return "";
  return "default" in declaration ? declaration.default : null;
}

/** Reads an attribute. Presence makes a boolean true, whatever it says, as in HTML. */
export function readAttribute(declaration: AttributeDeclaration, text: string | null): Reading {
  if (text === null) return { ok: true, value: defaultOf(declaration) };
  switch (declaration.kind) {
    case "boolean":
      return { ok: true, value: true };
    case "number":
      return readNumber(text);
    case "choice":
      return readChoice(declaration, text);
    case "words":
      return { ok: true, value: text.split(/\s+/).filter((word) => word !== "") };
    case "json":
      return readJson(text);
    default:
      return { ok: true, value: text };
  }
}

/**
 * Reads what a script assigned to the property. `undefined` and, for all but JSON, `null` restore the default; of a text that
 * is edited only `null` does. A text is read as the attribute is.
 */
export function readProperty(declaration: AttributeDeclaration, assigned: unknown): Reading {
  if (declaration.kind === "boolean") return { ok: true, value: Boolean(assigned) };
  if (declaration.kind === "content" && assigned !== null && typeof assigned !== "string")
    return { ok: false, problem: "the value is no text" };
  if (assigned === undefined || assigned === null) return { ok: true, value: defaultOf(declaration) };
  if (declaration.kind === "json" && typeof assigned !== "string") return readPlain(assigned);
  if (declaration.kind === "words" && Array.isArray(assigned))
    return { ok: true, value: assigned.map(String) };
  return readAttribute(declaration, String(assigned));
}

function readNumber(text: string): Reading {
  const value = Number(text);
  if (text.trim() === "") return { ok: true, value: null };
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, problem: `"${text}" is not a number` };
}

function readChoice(declaration: { choices: readonly string[]; default: string }, text: string): Reading {
  if (text === "") return { ok: true, value: declaration.default };
  if (declaration.choices.includes(text)) return { ok: true, value: text };
  return { ok: false, problem: `"${text}" is none of ${declaration.choices.join(", ")}` };
}

function readJson(text: string): Reading {
  if (text.trim() === "") return { ok: true, value: null };
  const json = parseJson(text);
  if (json.ok) return { ok: true, value: json.data };
  return { ok: false, problem: `the JSON is ${json.problem}`, ...("at" in json && { at: json.at }) };
}

function readPlain(assigned: unknown): Reading {
  const plain = toPlainData(assigned);
  return plain.ok ? { ok: true, value: plain.data } : { ok: false, problem: `the value is ${plain.problem}` };
}
