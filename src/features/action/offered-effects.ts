import { type EditableType, type EffectKind, effectKinds, kindOfType } from "./effects/kinds.js";
import { type ActionSettings, mayEdit } from "./settings.js";

/** The effects that the page and the account allow, in the order of the add buttons (actions-and-filters §6). */
export function offeredEffects({ swatch, disabledTypes, abilities }: ActionSettings): OfferedEffect[] {
  return [...new Set(swatch ?? effectKinds.map(({ type }) => type))]
    .filter((type) => !disabledTypes.includes(type))
    .map(kindOfType)
    .filter((kind) => kind !== null)
    .filter(({ type, retired }) => !retired && mayEdit(type, abilities));
}

/** A kind of effect that can be added here. */
export type OfferedEffect = EffectKind & { type: EditableType };
