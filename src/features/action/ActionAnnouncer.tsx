import type { Locale } from "../../lib/locale.js";
import { Announcer } from "../../list-editor/index.js";
import { addingWords } from "./adding/messages.js";
import { labelOf } from "./heading.js";
import { actionWords } from "./messages.js";
import type { ActionModel } from "./model.js";

/** Says what an edit did; in the list, and over the condition of an effect. */
export function ActionAnnouncer({ model, locale }: { model: ActionModel; locale: Locale }) {
  return (
    <Announcer
      model={model}
      locale={locale}
      words={{ ...addingWords[locale], heading: actionWords[locale].numbered }}
      labelOf={(type) => labelOf(model.effects, type, locale)}
    />
  );
}
