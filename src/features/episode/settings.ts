import type { ConditionSettings, ListEditorSettings } from "../../list-editor/index.js";
import type { SalonPlace } from "./kinds.js";

/** Settings of an episode editor. */
export interface EpisodeSettings
  extends ConditionSettings,
    Pick<ListEditorSettings, "finishLabel" | "cancelable"> {
  /** The salon that the sequence is for. */
  readonly salonId: number | null;
  /** Which place of the salon is edited. */
  readonly attr: SalonPlace | null;
  /** True when the page finishes by itself: nothing is saved here then. */
  readonly isHandedOver: boolean;
}
