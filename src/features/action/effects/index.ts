import { safeParse } from "valibot";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { EffectData, EffectDefinition } from "./definition.js";
import { type EditableType, kindOfType } from "./kinds.js";
import { text } from "./text/text.js";

export type { EffectData, EffectDefinition, EffectEditorProps, FieldProblem } from "./definition.js";

/** A definition whose own type has been forgotten; it only ever meets its own values, through `definitionOf`. */
// biome-ignore lint/suspicious/noExplicitAny: the words of a variant are its own affair
export type AnyEffectDefinition = EffectDefinition<EffectData, any> & { readonly type: EditableType };

// The family's one cast: past this line a variant only meets values that passed its schema.
let definitions = [text] as readonly unknown[] as readonly AnyEffectDefinition[];

/** Whether the others have come. */
let complete = false;

/** Takes in the definitions that were loaded on their own: from now on effects of their kinds are read. */
export function admit(late: readonly AnyEffectDefinition[]): void {
  definitions = [...definitions.filter(({ type }) => late.every((each) => each.type !== type)), ...late];
  complete = true;
}

/** The definition for a type id; none for kinds that are unknown or not loaded yet. */
export function definitionForType(type: number): AnyEffectDefinition | null {
  return definitions.find((definition) => definition.type === type) ?? null;
}

/**
 * The definition of an effect, or `null` for one that we cannot read: of an unknown kind, or of a shape that its kind does
 * not allow. Such an effect is held, shown as held, and given back untouched. So is one that is still awaited.
 */
export function definitionOf(effect: PlainData): AnyEffectDefinition | null {
  if (!isPlainObject(effect)) return null;
  const known = recognized.get(effect);
  if (known !== undefined) return known;
  const definition = typeof effect.type === "number" ? definitionForType(effect.type) : null;
  if (definition === null) return null;
  const result = safeParse(definition.schema, effect).success ? definition : null;
  recognized.set(effect, result);
  return result;
}

/** Whether the kind of an effect is known, but its definition is not here yet: nothing can be said of the effect so far. */
export function isAwaited(effect: PlainData): boolean {
  if (complete || !isPlainObject(effect)) return false;
  const kind = kindOfType(effect.type);
  return kind !== null && definitionForType(kind.type) === null;
}

/** Effects are never changed in place, so what was recognized once stays so: a keystroke reads one effect, not all. */
const recognized = new WeakMap<object, AnyEffectDefinition | null>();
