/* `<journey-list>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { JourneyListElement } from "./journey-list.js";

export type {
  Journey,
  JourneyGroup,
  JourneyGroupChangeDetail,
  JourneyGroupId,
  JourneyListEventMap,
  JourneyMemberDetail,
  JourneyPhase,
  JourneySavedDetail,
  JourneySelectDetail,
  JourneySelectionDetail,
} from "./events.js";
export { JourneyListElement } from "./journey-list.js";

declare global {
  interface HTMLElementTagNameMap {
    "journey-list": JourneyListElement;
  }
}
