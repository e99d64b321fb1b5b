import { Button } from "../../../kit/Button.js";
import { IconButton } from "../../../kit/IconButton.js";
import { EyeIcon, SendIcon } from "../../../kit/icons.js";
import { openItem } from "../pages/popup-window.js";
import { countShown, hasPopups } from "../settings.js";
import type { ListPartProps } from "./part-props.js";
import { hasParts } from "./parts.js";

/** How much is chosen, what can be done with all of it, and the way out. */
export function Foot(part: ListPartProps & { isNarrow: boolean; onClose(): void }) {
  const { shown, words, isNarrow, onClose } = part;
  return (
    <div className="picker-foot">
      {shown.settings.multiple ? <WholeChoice {...part} /> : null}
      {shown.settings.multiple && hasPopups(shown.settings) ? <RowButtons {...part} /> : null}
      {/* A narrow screen is a telephone, which has no such keys. */}
      {hasPopups(shown.settings) && !isNarrow ? <span className="picker-muted">{words.rowKeys}</span> : null}
      <Button size="s" onPress={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

/** For a mouse what Alt+T and Alt+P are for keys: beside the field there are such buttons for one chosen item only. */
function RowButtons({ picker, shown, words }: ListPartProps) {
  const { rows, catalogue, current, status } = shown;
  const row = rows && current !== null ? rows.rowAt(rows.rowOf(current)) : null;
  const item = row?.is === "item" ? catalogue?.itemAt(row.index) : undefined;
  const off = !item || Boolean(item.noact);
  return (
    <>
      <IconButton
        label={words.testRow}
        icon={<SendIcon />}
        unavailable={off || status !== "idle"}
        onPress={() => item && openItem("test", item, picker)}
      />
      <IconButton
        label={words.previewRow}
        icon={<EyeIcon />}
        unavailable={off}
        onPress={() => item && openItem("preview", item, picker)}
      />
    </>
  );
}

function WholeChoice({ picker, list, shown, words }: ListPartProps) {
  const { settings, count, hidden, goesUnseen, missing, catalogue, scope, selection } = shown;
  const isAlone = scope.is === "chosen";
  // Beside folders it is one of them; and once unticked, what was chosen leaves the way back.
  const offersAlone = catalogue !== null && !hasParts(catalogue) && (count > 0 || isAlone);
  return (
    <>
      <span className="picker-count">
        <span>{words.selected(countShown(count, selection.ids, settings))}</span>
        {hidden > 0 ? <span className="picker-muted">{words.hidden(hidden)}</span> : null}
      </span>
      {offersAlone ? (
        <Button
          variant="quiet"
          size="s"
          aria-pressed={isAlone}
          onPress={() => (isAlone ? list.lookAt({ is: "all" }) : list.lookAtChosen())}
        >
          {words.onlyChosen}
        </Button>
      ) : null}
      {missing.length > 0 ? (
        <Button variant="quiet" size="s" onPress={() => picker.takeOffMissing(missing)}>
          {words.takeOffDeleted}
        </Button>
      ) : null}
      {count > 0 ? (
        <Button variant="quiet" size="s" onPress={picker.clear}>
          {goesUnseen > 0 ? words.clearWithHidden(goesUnseen) : words.clearSelection}
        </Button>
      ) : null}
    </>
  );
}
