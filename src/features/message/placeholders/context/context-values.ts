import { frozen } from "../../../../lib/frozen.js";
import type { Locale, Localized } from "../../../../lib/locale.js";
import { type ContextWords, contextWords } from "./messages.js";

/** Categories of triggers of a message, beside the open API. */
export type ContextCategory = keyof ContextWords;

/** Events of a category. */
export type ContextEvent<Category extends ContextCategory = ContextCategory> =
  Category extends ContextCategory ? keyof ContextWords[Category]["events"] : never;

/** A value that each event of a category brings. */
export type ContextKey<Category extends ContextCategory = ContextCategory> = Category extends ContextCategory
  ? keyof ContextWords[Category]["keys"]
  : never;

/** One category of `contextValues`. */
export interface ContextCategoryValues<Category extends ContextCategory = ContextCategory> {
  readonly label: Localized<string>;
  readonly events: {
    readonly [Event in ContextEvent<Category>]: {
      readonly label: Localized<string>;
      /** All keys of the category. */
      readonly keys: readonly ContextKey<Category>[];
    };
  };
  readonly keys: {
    readonly [Key in ContextKey<Category>]: {
      readonly label: Localized<string>;
      readonly type: "string" | "number" | "datetime";
      /** Which ability an account needs for it; `null` where it needs none. */
      readonly ability: string | null;
    };
  };
}

/** Types of values; all others are texts. */
const types: Readonly<Record<string, "number" | "datetime">> = {
  date_range: "datetime",
  count: "number",
  price: "number",
  total_price: "number",
};

/** Needed for them (rules: context-catalogue). */
const abilities: Readonly<Record<string, string>> = {
  qr_url: "concert-plugin",
  payment_url: "concert-plugin",
};

/**
 * Values that a trigger hands to a message, by category and event, each in the order in which it is shown
 * (rules: context-catalogue). Frozen all the way down. The open API is not in it: its keys are those of the trigger's
 * own `params`.
 */
export const contextValues: { readonly [Category in ContextCategory]: ContextCategoryValues<Category> } =
  /* @__PURE__ */ frozen({ reserve: valuesOf("reserve"), event_book: valuesOf("event_book") });

/** Name of a key or an event in the catalogue, whatever the category; what is not in it is called by its own name. */
export function catalogueLabel(part: "keys" | "events", name: string, locale: Locale): string {
  for (const category of Object.values(contextValues)) {
    const named: Readonly<Record<string, { label: Localized<string> }>> = category[part];
    if (Object.hasOwn(named, name)) return named[name]?.label[locale] ?? name;
  }
  return name;
}

function valuesOf<Category extends ContextCategory>(category: Category): ContextCategoryValues<Category> {
  const { ja, en } = { ja: contextWords.ja[category], en: contextWords.en[category] };
  const keys = Object.keys(ja.keys);
  const values = {
    label: { ja: ja.label, en: en.label },
    events: pairs(ja.events, en.events, (label) => ({ label, keys })),
    keys: pairs(ja.keys, en.keys, (label, key) => ({
      label,
      type: types[key] ?? "string",
      ability: abilities[key] ?? null,
    })),
  };
  // The words have the names of all events and keys.
  return values as unknown as ContextCategoryValues<Category>;
}

function pairs<Made>(
  ja: Readonly<Record<string, string>>,
  en: Readonly<Record<string, string>>,
  make: (label: Localized<string>, name: string) => Made,
): Record<string, Made> {
  const names = Object.keys(ja);
  return Object.fromEntries(
    names.map((name) => [name, make({ ja: ja[name] ?? "", en: en[name] ?? "" }, name)]),
  );
}
