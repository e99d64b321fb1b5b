import type { ConditionData } from "../conditions/index.js";
import type { Known } from "../conditions/rules/known.js";
import type { Claim, Clash, Rule } from "../conditions/rules/rule.js";
import type { Judged } from "./judged-panel.js";

/** A rule whose own types have been forgotten; it only ever meets conditions of its type, and its own claims. */
type AnyRule = Rule<ConditionData, Claim>;

/** Claims of one condition, by each rule for it. */
export type Claims = readonly { rule: AnyRule; claim: Claim }[];

/** A row that a condition clashes with. */
export interface RowClash {
  row: string;
  clash: Clash;
}

/** The claims of the rows that were entered, by what they are about. */
export interface Ledger {
  claimsOf(judged: Judged): Claims;
  enter(row: string, claims: Claims): void;
  /** Every row entered so far that clashes with these claims. */
  clashesWith(claims: Claims): RowClash[];
}

/** Only claims by one rule about one thing are compared, so that long filters are judged as quickly as short ones. */
export function createLedger(known: Known): Ledger {
  const entered = new Map<AnyRule, Map<string, { row: string; claim: Claim }[]>>();

  function entriesFor(rule: AnyRule, subject: string) {
    const bySubject = entered.get(rule) ?? new Map<string, { row: string; claim: Claim }[]>();
    entered.set(rule, bySubject);
    const entries = bySubject.get(subject) ?? [];
    bySubject.set(subject, entries);
    return entries;
  }

  return {
    claimsOf: ({ definition, condition }) =>
      (definition.rules ?? []).flatMap((rule) => {
        const claim = rule.claim(condition, known);
        return claim ? [{ rule, claim }] : [];
      }),
    enter(row, claims) {
      for (const { rule, claim } of claims) entriesFor(rule, claim.subject).push({ row, claim });
    },
    clashesWith(claims) {
      const found: RowClash[] = [];
      for (const { rule, claim } of claims) {
        for (const { row, claim: other } of entriesFor(rule, claim.subject)) {
          const clash = clashOf(rule, claim, other, known);
          if (clash) found.push({ row, clash });
        }
      }
      return found;
    },
  };
}

function clashOf(rule: AnyRule, own: Claim, other: Claim, known: Known): Clash | null {
  const clash = rule.clash(own, other, known);
  if (clash) return clash;
  const turned = rule.clash(other, own, known);
  return turned && { own: turned.other, other: turned.own };
}
