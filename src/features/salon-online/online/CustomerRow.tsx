import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { readFlag, readNumber } from "../../../api/read-fields.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon, WarningIcon } from "../../../kit/icons.js";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import { type DragState, type ReorderEvent, reorderMark } from "../../../kit/reorder.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { formFieldWords, inputTypes } from "../../form-field/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { asFormField, labelOf } from "./asked-item.js";
import { useOnlineWords } from "./use-online-words.js";

/** One thing that customers are asked, and what can be done to it. What has no id cannot be named to the server. */
export function CustomerRow(props: {
  item: PlainObject;
  id: number | null;
  /** In the order; -1 for what has none. */
  index: number;
  count: number;
  /** Another one goes into the same friend information. */
  isSharing: boolean;
  drag: DragState | null;
  boxes(): readonly { top: number; bottom: number }[];
  onDrag(drag: DragState | null): void;
  onMove(item: PlainObject, to: number): void;
}) {
  const { item, id, index, count, isSharing, drag, boxes, onDrag, onMove } = props;
  const { model } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useOnlineWords();
  const row = useRef<HTMLLIElement>(null);
  const wish = useAtomValue(model.atoms.focus);
  const isWanted = id !== null && wish?.section === "online" && wish.id === id;
  useEffect(() => {
    if (!isWanted || wish === null) return;
    row.current?.querySelector<HTMLElement>(`[data-control="${wish.control}"]`)?.focus();
    model.focusArrived();
  }, [isWanted, wish, model]);
  const name = labelOf(item) || words.noName;

  function announce({ kind, to, count: all }: ReorderEvent): void {
    if (kind === "started") model.announce(words.lifted(name));
    else if (kind === "moved") model.announce(words.carried(to + 1, all));
    else if (kind === "canceled") model.announce(words.putBack(name));
  }
  function step(by: number, control: string): void {
    if (id === null) return;
    onMove(item, index + by);
    // The browser takes the focus from a row that is moved in the document.
    model.focusOn({ section: "online", id, control });
  }
  return (
    <li ref={row} className={reorderMark(drag, index)} data-movable={index >= 0 ? "" : undefined}>
      <div role="group" aria-label={name} className="salon-asked-row">
        {fixed || id === null ? null : (
          <ReorderHandle
            label={words.reorder}
            index={index}
            count={count}
            boxes={boxes}
            onMove={(_, to) => onMove(item, to)}
            onDrag={onDrag}
            onEvent={announce}
          />
        )}
        <div className="salon-asked-name">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <ItemFacts item={item} />
          {isSharing ? (
            <p className="field-note field-warning">
              <WarningIcon />
              <span>{own.sameVariable}</span>
            </p>
          ) : null}
        </div>
        {id === null ? null : (
          <Toolbar label={words.operation} className="salon-asked-tools">
            <IconButton
              label={words.edit}
              icon={<PencilIcon />}
              aria-haspopup="dialog"
              onPress={() => model.dialogs.open({ is: "customer", original: item })}
              data-control="edit"
            />
            {fixed ? null : (
              <>
                <IconButton
                  label={words.moveUp}
                  icon={<ArrowUpIcon />}
                  unavailable={index <= 0}
                  onPress={() => step(-1, "up")}
                  data-control="up"
                />
                <IconButton
                  label={words.moveDown}
                  icon={<ArrowDownIcon />}
                  unavailable={index >= count - 1}
                  onPress={() => step(1, "down")}
                  data-control="down"
                />
                <IconButton
                  label={words.remove}
                  icon={<TrashIcon />}
                  aria-haspopup="dialog"
                  onPress={() => model.dialogs.open({ is: "remove-customer", id })}
                  data-control="remove"
                />
              </>
            )}
          </Toolbar>
        )}
      </div>
    </li>
  );
}

/** How it is answered, and whether it must be. */
function ItemFacts({ item }: { item: PlainObject }) {
  const { settings } = useSalonSettings();
  const words = formFieldWords[settings.locale];
  const stored = asFormField(item).swatch_id ?? null;
  const type = inputTypes.find((each) => each === readNumber(stored));
  return (
    <p className="salon-facts">
      {stored === null ? null : (
        <span>{type === undefined ? words.unknownType(rawText(stored)) : words.types[type]}</span>
      )}
      <span>{readFlag(item.required) === false ? words.optional : words.required}</span>
    </p>
  );
}

function rawText(stored: PlainData): string {
  return typeof stored === "object" ? "?" : String(stored);
}
