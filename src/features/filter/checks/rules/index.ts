import type { ConditionData } from "../../conditions/definition.js";
import type { Claim, Rule } from "../rule.js";
import { commonInfos } from "./common-info.js";
import { conversions } from "./conversion.js";
import { lastReactions, registrations } from "./days.js";
import { externalApis } from "./external-api.js";
import { friendInfoDates } from "./friend-info-date.js";
import { friendInfoValues } from "./friend-info-value.js";
import { landings } from "./landing.js";
import { richMenus } from "./rich-menu.js";
import { answerForms, eventReservations, phases, reminders, scenarios } from "./states.js";
import { tagFolders, tags } from "./tag.js";

/** Every rule by which two conditions can exclude each other. */
const rules = [
  registrations,
  tags,
  tagFolders,
  friendInfoValues,
  friendInfoDates,
  scenarios,
  eventReservations,
  commonInfos,
  conversions,
  landings,
  reminders,
  richMenus,
  answerForms,
  lastReactions,
  phases,
  externalApis,
] as const;

/** A rule whose own types have been forgotten; it only ever meets conditions and claims of its own. */
export type AnyRule = Rule<ConditionData, Claim>;

// The one cast: past this line a rule only meets what passed the schema of its type, and its own claims.
const anyRules = rules as readonly unknown[] as readonly AnyRule[];
const byType = new Map(
  anyRules.map(({ type }) => [type, anyRules.filter((rule) => rule.type === type)] as const),
);

/** The rules that judge conditions of a type. */
export function rulesFor(type: number): readonly AnyRule[] {
  return byType.get(type) ?? [];
}
