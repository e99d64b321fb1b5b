import type { ConditionSettings } from "../../list-editor/index.js";

/** What the page asks of the settings; what pickers need besides. */
export interface SalonSettings extends ConditionSettings {
  /** Where the calls go. */
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
