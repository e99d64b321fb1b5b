import { commonVar } from "./common-var/common-var.js";
import { context } from "./context/context.js";
import { date } from "./date/date.js";
import type { ItemPart, PlaceholderDefinition } from "./definition.js";
import { form } from "./form/form.js";
import { friendLink } from "./friend-link/friend-link.js";
import { mail } from "./mail/mail.js";
import { name } from "./name/name.js";
import { remain } from "./remain/remain.js";
import { variable } from "./var/var.js";

/** Every kind of placeholder, in the order of the toolbar (rules: placeholder-kinds). */
const definitions = [name, mail, friendLink, variable, commonVar, form, context, date, remain] as const;

/** Placeholder for something that is filled in when a message is sent. */
export type Placeholder = ValueOf<(typeof definitions)[number]>;
export type PlaceholderKind = Placeholder["kind"];

/** The kinds that have parameters, and so a form that asks for them. */
export type AskingKind = KindWithParameters<Placeholder>;

/** A kind whose own type has been forgotten: it only ever meets placeholders that it read. */
export type AnyPlaceholder = PlaceholderDefinition<Placeholder>;

/** The same as the rest of the feature sees them. */
export const placeholders: readonly AnyPlaceholder[] = definitions;

/** The lists that placeholders name items of. */
export const namedLists = placeholders.flatMap(({ item }) => item?.list ?? []);

/** How a kind names an item; `undefined` for a kind that names none. */
export function itemOf(kind: string): ItemPart<Placeholder> | undefined {
  return placeholders.find(({ name }) => name === kind)?.item;
}

/** The kind of a placeholder. */
export function definitionOf({ kind }: { kind: PlaceholderKind }): AnyPlaceholder {
  return placeholders.find(({ name }) => name === kind) as AnyPlaceholder;
}

/**
 * Reads `[[…]]`, or returns `null` where it is no placeholder: unknown, broken, or written otherwise than the server
 * reads it. What is read is written again letter for letter by `writePlaceholder`.
 */
export function readPlaceholder(source: string): Placeholder | null {
  for (const definition of placeholders) {
    const placeholder = definition.read(source);
    if (placeholder) return definition.write(placeholder) === source ? placeholder : null;
  }
  return null;
}

/** As it stands in the text. */
export function writePlaceholder(placeholder: Placeholder): string {
  return definitionOf(placeholder).write(placeholder);
}

/** True for a placeholder that would be read again: lists may have ids that no placeholder can hold. */
export function isWritable(placeholder: Placeholder): boolean {
  return readPlaceholder(writePlaceholder(placeholder)) !== null;
}

type ValueOf<Definition> = Definition extends PlaceholderDefinition<infer P> ? P : never;
type KindWithParameters<P extends Placeholder> = P extends Placeholder
  ? keyof P extends "kind"
    ? never
    : P["kind"]
  : never;
