import { type RefObject, useLayoutEffect, useRef } from "react";
import { canCopy } from "../../../../kit/copying.js";
import { IconButton } from "../../../../kit/IconButton.js";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  LinkIcon,
  PlusIcon,
  TrashIcon,
} from "../../../../kit/icons.js";
import { ReorderHandle } from "../../../../kit/ReorderHandle.js";
import type { DragState } from "../../../../kit/reorder.js";
import { range } from "../../../../lib/range.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { addChild, duplicate, move } from "../tree/edits.js";
import { newParam, type ParamRow as Row } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { TreeCell } from "./TreeCell.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** Buttons of a row: what is put into it, where it stands among its siblings, copies of it and of its path, and its end. */
export function ParamRowTools(props: {
  row: Row;
  path: string;
  editor: TriggerEditor;
  /** Box of all rows, and how far this one is dragged among those of its parent. */
  siblings: { box: RefObject<HTMLElement | null>; onDrag(drag: DragState | null): void };
  onRemove(): void;
}) {
  const { row, path, editor, siblings, onRemove } = props;
  const { box, onDrag } = siblings;
  const { node, at, count, parent } = row;
  const { uid } = node;
  const { model, actions } = useOpenApi();
  const { words: frame, fixed } = useOpenApiSettings();
  const words = useTriggerWords();

  // The browser takes the focus from a row that is moved in the document.
  const pressed = useRef<string>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const own = box.current?.querySelector(`[data-uid="${uid}"]`);
    own?.querySelector<HTMLElement>(`[data-control=${pressed.current}]`)?.focus();
    pressed.current = null;
  });

  function moveTo(from: number, to: number): void {
    editor.editTree((nodes) => move(nodes, uid, to));
    model.announce(words.moved(node.key || words.newRow, from + 1, to + 1));
  }
  function moveBy(step: 1 | -1): void {
    pressed.current = step < 0 ? "up" : "down";
    moveTo(at, at + step);
  }
  function boxes() {
    const drawn = [
      ...(box.current?.querySelectorAll<HTMLElement>(`[data-parent="${parent ?? "root"}"]`) ?? []),
    ];
    const byPlace = new Map(drawn.map((each) => [Number(each.dataset.at), each.getBoundingClientRect()]));
    // Rows that are not drawn lie far outside, where nobody drops.
    const away = (place: number) => (place < at ? { top: -9e6, bottom: -9e6 } : { top: 9e6, bottom: 9e6 });
    return range(0, count).map((place) => byPlace.get(place) ?? away(place));
  }
  return (
    <TreeCell className="open-api-row-tools" tools={words.operation}>
      {fixed ? null : (
        <>
          {node.type === "map" ? (
            <IconButton
              label={words.addInside}
              icon={<PlusIcon />}
              onPress={() => {
                const added = newParam(editor.ids);
                editor.fold(uid, false);
                editor.editTree((nodes) => addChild(nodes, uid, added));
                editor.focusRow(added.uid);
              }}
              data-control="add"
            />
          ) : null}
          <ReorderHandle
            label={words.reorder}
            index={at}
            count={count}
            boxes={boxes}
            onMove={moveTo}
            onDrag={onDrag}
            data-control="reorder"
          />
          <IconButton
            label={words.moveUp}
            icon={<ArrowUpIcon />}
            unavailable={at === 0}
            onPress={() => moveBy(-1)}
            data-control="up"
          />
          <IconButton
            label={words.moveDown}
            icon={<ArrowDownIcon />}
            unavailable={at === count - 1}
            onPress={() => moveBy(1)}
            data-control="down"
          />
          <IconButton
            label={words.duplicate}
            icon={<CopyIcon />}
            onPress={() => {
              const made = duplicate(editor.present().params, uid, editor.ids);
              editor.editTree(() => made.nodes);
              editor.focusRow(made.uid);
            }}
            data-control="duplicate"
          />
        </>
      )}
      {canCopy() ? (
        <IconButton
          label={words.copyPath}
          icon={<LinkIcon />}
          onPress={() => {
            void actions.copyText(path).then((isCopied) => {
              model.announce(isCopied ? frame.copied : words.notCopied);
            });
          }}
          data-control="path"
        />
      ) : null}
      {fixed ? null : (
        <IconButton
          label={words.remove}
          icon={<TrashIcon />}
          destructive
          onPress={onRemove}
          data-control="remove"
        />
      )}
    </TreeCell>
  );
}
