import type { ConditionSettings } from "../../list-editor/index.js";

/** Settings of the console, with those that conditions need. */
export interface OpenApiSettings extends ConditionSettings {
  /** Address of the calls. */
  readonly server: string;
  /** Address for the sample of a call; `null` where the page gives none that can be called. */
  readonly callUrl: string | null;
  /** Which sections are offered, in this order; never empty. */
  readonly sections: readonly SectionName[];
}

/** The four parts of the console. */
export const sectionNames = ["codes", "counts", "logs", "triggers"] as const;
export type SectionName = (typeof sectionNames)[number];

export function isSection(name: string): name is SectionName {
  return (sectionNames as readonly string[]).includes(name);
}
