import type { ItemId, ResourceItem } from "../../../api/resources.js";
import type { IconName } from "../../../kit/icon-names.js";
import type { Locale, Localized } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { CodedKind, Names } from "../../../references/index.js";

/** Settings by which placeholders are judged and named. */
export interface MessageSettings {
  locale: Locale;
  abilities: readonly string[];
  triggerContext: PlainData;
  /** Message about a value of a trigger that this message does not have, where it is not the trigger of the page. */
  unfitPlaceholder?: string;
}

/** Something that the toolbar puts in: a kind of placeholder, or an emoji. */
export interface Insertable<Name extends string = string> {
  /** By which the attribute `placeholders` names it; of a placeholder also its kind, and its folder. */
  readonly name: Name;
  /** Name that operators see (a word of the public surface). */
  readonly label: Localized<string>;
  readonly icon: IconName;
  /** Offered only to accounts that have it, and marked in texts of others (rules: placeholders-offered). */
  readonly ability?: string;
  /** It stays a button where not all have room; `wide`: but not on small screens. */
  readonly button?: "always" | "wide";
  /** True where there is anything to choose from; without this function there always is. */
  isOffered?(settings: MessageSettings): boolean;
}

/** A placeholder that was read: its kind, and its parameters. */
export interface PlaceholderValue {
  readonly kind: string;
}

/**
 * One kind of placeholder. Each lives in a folder of its own and is entered in the list (`placeholders/index.ts`) and, if it has
 * parameters, in the record of forms (`insert/forms.tsx`), nowhere else: whatever depends on the kind reads it here.
 */
export interface PlaceholderDefinition<P extends PlaceholderValue> extends Insertable<P["kind"]> {
  /** The only one of a kind without parameters: it is put in at once, and no form asks for anything. */
  readonly only?: P;
  /** The item that it names, for a kind that names one. */
  readonly item?: ItemPart<P>;
  /**
   * Reads the source between `[[` and `]]`; `null` if it is of another kind. What `write` would write otherwise is
   * taken for text later.
   */
  read(source: string): P | null;
  /** As it stands in the text. */
  write(placeholder: P): string;
  /** Name in a sentence; without it like its kind. */
  nameOf?(placeholder: P, context: { names: Names; locale: Locale }): string;
  /** Text of its chip, if that depends on the page or the day; `null`: its name. */
  chipLabel?(placeholder: P, context: JudgingContext): string | null;
  /** Why it should be looked at; it is saved all the same. Abilities and deleted items are judged for every kind. */
  problem?(placeholder: P, context: JudgingContext): string | null;
  /** Example of the text that a friend may get in its place; `null`, and without it, its name in brackets. */
  sample?(placeholder: P, context: SampleContext): string | null;
  /** How long that is when it is sent; without it nobody knows. */
  sentLength?(placeholder: P, today: string): SentLength;
  /** Suggestions behind `[[`, for a kind with parameters that names no item; without it the form is. */
  suggestions?(context: JudgingContext): readonly SuggestedPlaceholder<P>[];
  /** Suggestions that are made from the typed text (folded), as days are for a number; they come before all that is found. */
  typed?(query: string, context: JudgingContext): readonly SuggestedPlaceholder<P>[];
}

/** Context by which a placeholder is judged. `today` is the day in Japan, `YYYY-MM-DD`. */
export interface JudgingContext {
  settings: MessageSettings;
  today: string;
}

/** Context from which samples are made. */
export interface SampleContext {
  locale: Locale;
  today: string;
  /** Item that it names, if its list is loaded and has it. */
  item?: ResourceItem | undefined;
}

/** How a placeholder names an item: of which list, and by its id or its code. */
export interface ItemPart<P> {
  readonly list: CodedKind | "varia";
  readonly among: "items" | "codes";
  /** Said when the list could not be loaded. */
  readonly loadFailed: Localized<string>;
  idOf(placeholder: P): ItemId;
  create(id: ItemId): P;
}

/** A placeholder that is suggested, and where it is from. */
export interface SuggestedPlaceholder<P> {
  readonly placeholder: P;
  readonly label: string;
  readonly folder?: string;
}

/** How long something is when it is sent, or by how much it changes, in UTF-16 units; `max` is `null` where nobody knows. */
export interface SentLength {
  min: number;
  max: number | null;
}
