/* `<salon-settings>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { SalonSettingsElement } from "./salon-settings.js";

export type {
  SalonChangeDetail,
  SalonFailureDetail,
  SalonSavedDetail,
  SalonSection,
  SalonSectionDetail,
  SalonSettingsEventMap,
} from "./events.js";
export { SalonSettingsElement } from "./salon-settings.js";

declare global {
  interface HTMLElementTagNameMap {
    "salon-settings": SalonSettingsElement;
  }
}
