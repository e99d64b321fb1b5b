import { useAtomValue } from "jotai";
import { type RefObject, useId, useLayoutEffect, useRef } from "react";
import { classes } from "../../../../kit/classes.js";
import { canCopy } from "../../../../kit/copying.js";
import { FieldContext } from "../../../../kit/field-context.js";
import { IconButton } from "../../../../kit/IconButton.js";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  CopyIcon,
  LinkIcon,
  PlusIcon,
  TrashIcon,
} from "../../../../kit/icons.js";
import { ReorderHandle } from "../../../../kit/ReorderHandle.js";
import { type DragState, reorderMark } from "../../../../kit/reorder.js";
import { Select } from "../../../../kit/Select.js";
import { TextField } from "../../../../kit/TextField.js";
import { range } from "../../../../lib/range.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { addChild, duplicate, move, setField } from "../tree/edits.js";
import type { TreeProblem } from "../tree/rules.js";
import { countHidden, newParam, pathOf, type ParamRow as Row } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { rowOnWire } from "./first-wrong.js";
import { TreeCell } from "./TreeCell.js";
import type { TriggerEditor } from "./trigger-editor.js";

const types = ["string", "number", "datetime", "array", "map"] as const;

/** One value: its key, what it is called, and of what type it is. */
export function ParamRow(props: {
  editor: TriggerEditor;
  row: Row;
  /** Its place among all rows that are shown, from 0. */
  index: number;
  /** Box of all rows. */
  box: RefObject<HTMLElement | null>;
  isFolded: boolean;
  isChangedInUse: boolean;
  problems: readonly TreeProblem[] | undefined;
  refused: Readonly<Record<string, readonly string[]>>;
  drag: DragState | null;
  onDrag(drag: DragState | null): void;
  onRemove(): void;
}) {
  const { editor, row, index, box, isFolded, isChangedInUse, problems, refused, drag } = props;
  const { onDrag, onRemove } = props;
  const { node, level, at, count, parent } = row;
  const { uid } = node;
  const { model, actions } = useOpenApi();
  const { words: frame, fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const focus = useAtomValue(editor.atoms.focus);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (focus === null || focus === "text" || focus.uid !== uid) return;
    fields.current?.querySelector<HTMLElement>(`[data-control=${focus.field}]`)?.focus();
    editor.focusArrived();
  }, [focus, uid, editor]);

  // The browser takes the focus from a row that is moved in the document.
  const pressed = useRef<string>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const own = box.current?.querySelector(`[data-uid="${uid}"]`);
    own?.querySelector<HTMLElement>(`[data-control=${pressed.current}]`)?.focus();
    pressed.current = null;
  });

  const path = pathOf(editor.present().params, uid).join(".");
  const name = path || words.newRow;
  const isMap = node.type === "map";
  const errorAt = (field: "key" | "label") =>
    problems
      ?.filter((each) => each.uid === uid && each.field === field)
      .map(({ code }) => words.problems[code]);
  const serverErrors = refused[rowOnWire(path)];
  const keyErrors = [...(errorAt("key") ?? []), ...(serverErrors ?? [])];
  const labelErrors = errorAt("label") ?? [];
  const notes = [...keyErrors, ...labelErrors];
  const noteId = `${id}note`;
  const link = (isInvalid: boolean) => ({
    ...{ id: "", labelId: "", required: false, invalid: isInvalid },
    describedBy: notes.length > 0 || isChangedInUse ? noteId : undefined,
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
  function chooseType(type: string): void {
    const hidden = isMap && type !== "map" ? countHidden(node) : 0;
    editor.editTree((nodes) => setField(nodes, uid, "type", type));
    editor.noteHidden(hidden);
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: rows out of view are left out, and what is in a row has the focus.
    <div
      ref={fields}
      role="row"
      aria-label={name}
      aria-level={level}
      aria-rowindex={index + 2}
      aria-posinset={at + 1}
      aria-setsize={count}
      aria-expanded={isMap ? !isFolded : undefined}
      data-uid={uid}
      data-parent={parent ?? "root"}
      data-at={at}
      className={classes("open-api-row", reorderMark(drag, at))}
      style={{ "--level": level - 1 } as React.CSSProperties}
    >
      <TreeCell className="open-api-key">
        {isMap ? (
          <IconButton
            label={isFolded ? words.unfold : words.fold}
            icon={<ChevronDownIcon className={isFolded ? "open-api-folded" : undefined} />}
            onPress={() => editor.fold(uid, !isFolded)}
            data-control="fold"
          />
        ) : (
          <span className="open-api-leaf" />
        )}
        <FieldContext value={link(keyErrors.length > 0)}>
          <TextField
            label={words.key}
            readOnly={fixed}
            value={node.key}
            onChange={(text) => editor.editTree((nodes) => setField(nodes, uid, "key", text), `${uid} key`)}
            onLeave={() => editor.trimKeys()}
            data-control="key"
          />
        </FieldContext>
      </TreeCell>
      <TreeCell>
        <FieldContext value={link(labelErrors.length > 0)}>
          <TextField
            label={words.label}
            readOnly={fixed}
            value={node.label}
            onChange={(text) =>
              editor.editTree((nodes) => setField(nodes, uid, "label", text), `${uid} label`)
            }
            data-control="label"
          />
        </FieldContext>
      </TreeCell>
      <TreeCell>
        <Select
          label={words.type}
          options={types.map((value) => ({ value: value as string, label: words.types[value] }))}
          value={node.type}
          goneLabel={node.type === "" ? words.none : words.unknownType(node.type)}
          disabled={fixed}
          onChange={chooseType}
          data-control="type"
        />
      </TreeCell>
      <TreeCell className="open-api-row-tools" tools={words.operation}>
        {fixed ? null : (
          <>
            {isMap ? (
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
      {notes.length > 0 || isChangedInUse ? (
        <TreeCell className="open-api-row-notes">
          <span id={noteId}>
            {notes.map((note) => (
              <span key={note} className="field-note field-error">
                {note}
              </span>
            ))}
            {isChangedInUse ? <span className="field-note field-warning">{words.inUse}</span> : null}
          </span>
        </TreeCell>
      ) : null}
    </div>
  );
}
