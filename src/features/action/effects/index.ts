import { safeParse } from "valibot";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { EffectData, EffectDefinition } from "./definition.js";
import { text } from "./text/text.js";

export type { EffectData, EffectDefinition, EffectEditorProps, FieldProblem } from "./definition.js";

/** Every kind of effect that can be edited, in the order of the add buttons. */
export const effects = [text] as const;

/** The types that have an editor. */
export type EditableType = (typeof effects)[number]["type"];

/** A definition whose own type has been forgotten; it only ever meets its own values, through `definitionOf`. */
// biome-ignore lint/suspicious/noExplicitAny: the words of a variant are its own affair
export type AnyEffectDefinition = EffectDefinition<EffectData, any> & { readonly type: EditableType };

// The family's one cast: past this line a variant only meets values that passed its schema.
const definitions = effects as readonly unknown[] as readonly AnyEffectDefinition[];

/** The definition for a type id; none for kinds that are unknown or not built. */
export function definitionForType(type: number): AnyEffectDefinition | null {
  return definitions.find((definition) => definition.type === type) ?? null;
}

/**
 * The definition of an effect, or `null` for one that we cannot read: of an unknown or unbuilt kind, or of a shape
 * that its kind does not allow. Such an effect is held, shown as held, and given back untouched.
 */
export function definitionOf(effect: PlainData): AnyEffectDefinition | null {
  if (!isPlainObject(effect)) return null;
  const known = recognized.get(effect);
  if (known !== undefined) return known;
  const definition = typeof effect.type === "number" ? definitionForType(effect.type) : null;
  const result = definition !== null && safeParse(definition.schema, effect).success ? definition : null;
  recognized.set(effect, result);
  return result;
}

/** Effects are never changed in place, so what was recognized once stays so: a keystroke reads one effect, not all. */
const recognized = new WeakMap<object, AnyEffectDefinition | null>();
