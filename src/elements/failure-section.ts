import type { PlainObject } from "../lib/plain-data.js";

/** The detail of an event of an element with sections: every failure says in which it is. `section`: the one that is shown. */
export function withFailureSection<Detail extends PlainObject | undefined>(
  type: string,
  detail: Detail,
  section: string,
): Detail {
  if (type !== "failure" || detail === undefined || "section" in detail) return detail;
  return { ...detail, section };
}
