import { Refusal } from "../refusal.js";

/** One thing that is in the way of a reservation, a block or a shift (rules: clash-cannot-be-forced). */
export interface Clash {
  kind:
    | "reservation"
    | "blocked"
    | "outside_shift"
    | "outside_opening"
    | "resource_course_unlinked"
    | "external"
    /** Another shift: a name of this host's own. */
    | "shift";
  id: number | null;
  salon_resource_id: number | null;
  date: string;
  from: string;
  to: string;
  /** What it is, for people. */
  label: string;
}

/** What is in the way, and whether an operator may do it all the same. */
export interface Clashes {
  readonly conflicts: Clash[];
  readonly forcible: boolean;
}

/** Refuses what clashes, unless it is forced and may be. */
export function refuseClashes({ conflicts, forcible }: Clashes, isForced: boolean): void {
  if (conflicts.length === 0 || (isForced && forcible)) return;
  const message = "このままでは登録できません。";
  throw new Refusal(422, { message, code: "conflict", forcible, conflicts, errors: {} });
}
