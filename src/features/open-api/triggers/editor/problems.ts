import { isTooLong } from "../too-long.js";
import type { TriggerDraft, TriggerText } from "../tree/merge-trigger.js";
import { type TreeProblem, treeProblems } from "../tree/rules.js";

/** Why a text of a trigger cannot be saved. */
export type TextProblemCode =
  | "nameRequired"
  | "nameTooLong"
  | "eventRequired"
  | "eventInvalid"
  | "labelTooLong";

/** All that keeps a trigger from being saved. */
export interface TriggerProblems {
  readonly texts: Readonly<Partial<Record<TriggerText, TextProblemCode>>>;
  readonly tree: readonly TreeProblem[];
  readonly tooMany: boolean;
}

/** Judges a trigger (rules: trigger-names). What was loaded and not edited may break a rule that is younger. */
export function triggerProblems(draft: TriggerDraft, loaded: TriggerDraft): TriggerProblems {
  const { problems, tooMany } = treeProblems(draft.params);
  const texts: { -readonly [Text in TriggerText]?: TextProblemCode } = {};
  if (draft.name.trim() === "") texts.name = "nameRequired";
  else if (isTooLong(draft.name.trim())) texts.name = "nameTooLong";
  if (draft.event.trim() === "") texts.event = "eventRequired";
  else if (draft.event !== loaded.event && /[\s[\]=]/.test(draft.event)) texts.event = "eventInvalid";
  if (draft.label !== loaded.label && isTooLong(draft.label)) texts.label = "labelTooLong";
  return { texts, tree: problems, tooMany };
}

/** True where nothing keeps it from being saved. */
export function isValid({ texts, tree, tooMany }: TriggerProblems): boolean {
  return Object.keys(texts).length === 0 && tree.length === 0 && !tooMany;
}
