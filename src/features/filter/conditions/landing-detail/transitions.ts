import type { ItemId } from "../../../../api/resources.js";
import { type LandingDetailCondition, type MetaKey, textsOf } from "./landing-detail.js";

export function chooseLanding(
  condition: LandingDetailCondition,
  landing_id: ItemId | null,
): LandingDetailCondition {
  return { ...condition, landing_id };
}

/** On makes three empty groups, off takes them away (rules: landing-detail-condition). */
export function narrowByParameters(condition: LandingDetailCondition, on: boolean): LandingDetailCondition {
  if (on) return { ...condition, use_meta_query: 1, meta_query: { m1: [], m2: [], m3: [] } };
  const { meta_query: _, ...rest } = condition;
  return { ...(rest as LandingDetailCondition), use_meta_query: 0 };
}

/** Changes one text of a parameter; right after the last one it is a new text. */
export function setText(
  condition: LandingDetailCondition,
  key: MetaKey,
  at: number,
  text: string,
): LandingDetailCondition {
  return withTexts(
    condition,
    key,
    textsOf(condition, key)
      .slice(0, at)
      .concat(text, textsOf(condition, key).slice(at + 1)),
  );
}

export function removeText(
  condition: LandingDetailCondition,
  key: MetaKey,
  at: number,
): LandingDetailCondition {
  return withTexts(condition, key, textsOf(condition, key).toSpliced(at, 1));
}

function withTexts(condition: LandingDetailCondition, key: MetaKey, texts: string[]): LandingDetailCondition {
  return { ...condition, meta_query: { m1: [], m2: [], m3: [], ...condition.meta_query, [key]: texts } };
}
