import { Button } from "../../../kit/Button.js";
import type { PopupPartProps } from "../popup/popup-part.js";
import { countTold, hasPopups } from "../settings.js";
import { hasParts } from "./parts.js";

/** How much is chosen, what can be done with all of it, and the way out. */
export function Foot(part: PopupPartProps & { narrow: boolean; onClose(): void }) {
  const { shown, words, narrow, onClose } = part;
  return (
    <div className="picker-foot">
      {shown.settings.multiple ? <WholeChoice {...part} /> : null}
      {/* A narrow screen is a telephone, which has no such keys. */}
      {hasPopups(shown.settings) && !narrow ? <span className="picker-muted">{words.rowKeys}</span> : null}
      <Button size="s" onPress={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

function WholeChoice({ model, shown, words }: PopupPartProps) {
  const { settings, count, hidden, missing, catalogue, scope, selection } = shown;
  const isAlone = scope.is === "chosen";
  // Beside folders it is one of them; and once unticked, what was chosen leaves the way back.
  const offersAlone = catalogue !== null && !hasParts(catalogue) && (count > 0 || isAlone);
  return (
    <>
      <span className="picker-count">
        <span>{words.chosen(countTold(count, selection.ids, settings))}</span>
        {hidden > 0 ? <span className="picker-muted">{words.hidden(hidden)}</span> : null}
      </span>
      {offersAlone ? (
        <Button
          variant="quiet"
          size="s"
          aria-pressed={isAlone}
          onPress={() => (isAlone ? model.view.lookAt({ is: "all" }) : model.view.lookAtChosen())}
        >
          {words.onlyChosen}
        </Button>
      ) : null}
      {missing.length > 0 ? (
        <Button variant="quiet" size="s" onPress={() => model.takeOffMissing(missing)}>
          {words.takeOffDeleted}
        </Button>
      ) : null}
      {count > 0 ? (
        <Button variant="quiet" size="s" onPress={model.clear}>
          {words.clear}
        </Button>
      ) : null}
    </>
  );
}
