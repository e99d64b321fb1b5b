import type { Answer } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { ConditionSettings, ValidationContext } from "../../list-editor/index.js";
import type { PageLists } from "../../references/index.js";
import type { FilterPage } from "../filter/index.js";
import type { KnownConditions } from "./known-conditions.js";

/** Services of the page for conditions. */
export interface ConditionPage {
  /** Services for filters: a condition is one. */
  filter: FilterPage;
  /** The saved filters that are conditions here. */
  conditions: KnownConditions;
  /** Saves a filter as a condition (rules: condition-saved); its id is none where the answer has no number. */
  saveCondition(filter: PlainObject): Promise<Answer<{ id: number | null }>>;
}

/** Context of everything that shows a condition, from the editor around it. */
export interface ConditionContext {
  settings: ConditionSettings;
  lists: PageLists;
  page: ConditionPage;
  validationContext(): ValidationContext;
  /** Hears of errors that nobody expects: the `onError` of the page. */
  reportError(error: unknown): void;
}
