import type { ConditionSettings } from "../../list-editor/index.js";

/** Settings of the element, with those that pickers need. */
export interface SalonSettings extends ConditionSettings {
  /** Address of the calls. */
  readonly server: string;
  /** The salon; `null` where the page names none. */
  readonly salon: number | null;
  /** Which sections are offered, in this order; never empty. */
  readonly sections: readonly SectionName[];
}

/** The six parts of a salon's settings. */
export const sectionNames = ["courses", "resources", "opening", "online", "calendars", "urls"] as const;
export type SectionName = (typeof sectionNames)[number];

export function isSection(name: string): name is SectionName {
  return (sectionNames as readonly string[]).includes(name);
}
