import type { ConditionData } from "../conditions/definition.js";
import type { Known } from "./known.js";
import type { Clash } from "./oddity.js";
import type { Claim } from "./rule.js";
import { type AnyRule, rulesFor } from "./rules/index.js";

/** A row that another one clashes with. */
export interface RowClash {
  row: string;
  clash: Clash;
}

/** The claims of rows that were entered, by what they are about. */
export interface Ledger {
  enter(row: string, condition: ConditionData): void;
  /** Every row entered so far that clashes with this condition. */
  clashesWith(condition: ConditionData): RowClash[];
}

/** Only claims by one rule about one thing are compared, so that long filters are judged as quickly as short ones. */
export function createLedger(known: Known): Ledger {
  const entered = new Map<AnyRule, Map<string, { row: string; claim: Claim }[]>>();

  function claimsOf(condition: ConditionData): { rule: AnyRule; claim: Claim }[] {
    return rulesFor(condition.type).flatMap((rule) => {
      const claim = rule.claim(condition, known);
      return claim ? [{ rule, claim }] : [];
    });
  }

  return {
    enter(row, condition) {
      for (const { rule, claim } of claimsOf(condition)) {
        const ofRule = entered.get(rule) ?? new Map<string, { row: string; claim: Claim }[]>();
        const aboutSubject = ofRule.get(claim.subject) ?? [];
        aboutSubject.push({ row, claim });
        entered.set(rule, ofRule.set(claim.subject, aboutSubject));
      }
    },
    clashesWith: (condition) =>
      claimsOf(condition).flatMap(({ rule, claim }) =>
        (entered.get(rule)?.get(claim.subject) ?? []).flatMap((before) => {
          const clash = clashOf(rule, claim, before.claim, known);
          return clash ? [{ row: before.row, clash }] : [];
        }),
      ),
  };
}

function clashOf(rule: AnyRule, own: Claim, other: Claim, known: Known): Clash | null {
  const clash = rule.clash(own, other, known);
  if (clash) return clash;
  const turned = rule.clash(other, own, known);
  return turned && { own: turned.other, other: turned.own };
}
