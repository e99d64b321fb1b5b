import * as v from "valibot";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Variant, VariantData } from "../../../list-editor/index.js";
import type { NamedKind } from "../../../references/index.js";
import type { Fact } from "../../filter/index.js";
import type { ListKind } from "../../picker/index.js";

/** An effect as it is stored: a type id, the fields of that type in the server's spelling, and whatever else it holds. */
export interface EffectData extends VariantData {}

/** When something happens: at once, some minutes later, or at a time of day (rules: delay-types). */
export type Moment = { is: "now" } | { is: "later"; min: number; max: number } | { is: "at"; time: string };

/** Results that no other effect can undo. */
export type Lasting = "blocks" | "stopsScenario" | "removesMenu" | "cancelsReminder";

/**
 * Something that other effects of the same action may change as well. Two that change the same thing get in each other's
 * way, unless both say that they do the same to it.
 */
export interface TouchedThing {
  conflict: "tagBothWays" | "menuTwice" | "assignedTwice" | "reminderBothWays";
  /** Which one, where it is something of a list. */
  thing?: { kind: NamedKind; id: string };
  does?: string;
}

/**
 * One effect: a variant of the list, and what else depends on its type. Each lives in a folder of its own and is entered in
 * `effects/index.ts`, its editor in `effects/editors.tsx`. What it lacks is one of its `problems`: an effect cannot be
 * saved half filled, so it has no `unfinished` as conditions have.
 */
export interface EffectVariant<T extends EffectData> extends Variant<T, void> {
  /** The field where one begins in a new one, if that is not the first. */
  readonly begins?: string;
  /** When its message is sent. Only those that send one have it: the list of what happens leaves out the others. */
  sends?(effect: T): Moment;
  /**
   * The whole text that is written in it, of which `summarize` quotes the beginning; it is shown where the effect is only
   * read. Without it the sentence says everything.
   */
  writtenText?(effect: T): string | null;
  lasting?(effect: T): Lasting | null;
  touches?(effect: T): readonly TouchedThing[];
  /** Facts about a friend for whom it ran: where that is so before, it changes nothing. */
  brings?(effect: T): readonly Fact[];
  /** The lists that `problems` looks into: when one of them comes, the effect is judged again. */
  judgedBy?: readonly ListKind[];
}

/** Keys that we do not know stay as they are: the rest of every effect's schema. */
export const anyPlainData = v.custom<PlainData>(() => true);

/** The condition under which an effect runs: the id of a saved filter, or none. */
export const conditionId = v.exactOptional(v.nullable(v.number()));
