import { useAtomValue } from "jotai";
import { memo, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { classes } from "../../../../kit/classes.js";
import { FieldContext } from "../../../../kit/field-context.js";
import { IconButton } from "../../../../kit/IconButton.js";
import { ChevronDownIcon } from "../../../../kit/icons.js";
import { type DragState, reorderMark } from "../../../../kit/reorder.js";
import { Select } from "../../../../kit/Select.js";
import { TextField } from "../../../../kit/TextField.js";
import { useOpenApiSettings } from "../../open-api-context.js";
import type { TriggerWords } from "../messages.js";
import { setField } from "../tree/edits.js";
import type { TreeProblem } from "../tree/rules.js";
import { countHidden, type ParamRow as Row } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { rowOnWire } from "./first-wrong.js";
import { ParamRowTools } from "./ParamRowTools.js";
import { TreeCell } from "./TreeCell.js";
import type { TriggerEditor } from "./trigger-editor.js";

const types = ["string", "number", "datetime", "array", "map"] as const;

/** Row that is dragged among the siblings of one parent. */
export interface TreeDrag {
  readonly parent: number | null;
  readonly state: DragState;
}

interface ParamRowProps extends Row {
  editor: TriggerEditor;
  /** Keys from the outermost to its own, as they are written in a call. */
  path: string;
  /** Its place among all rows that are shown, from 0. */
  index: number;
  /** Box of all rows. */
  box: RefObject<HTMLElement | null>;
  isFolded: boolean;
  isChangedInUse: boolean;
  problems: readonly TreeProblem[] | undefined;
  refused: Readonly<Record<string, readonly string[]>>;
  drag: DragState | null;
  onDrag(drag: TreeDrag | null): void;
  onRemove(index: number): void;
}

/** One value: its key, what it is called, and of what type it is. A key in another row does not draw it again. */
export const ParamRow = memo(function ParamRow(props: ParamRowProps) {
  const { editor, path, index, box, isFolded, isChangedInUse, drag, onDrag, onRemove } = props;
  const { node, level, at, count, parent } = props;
  const { uid } = node;
  const { fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const focus = useAtomValue(editor.atoms.focus);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (focus === null || focus === "text" || focus.uid !== uid) return;
    fields.current?.querySelector<HTMLElement>(`[data-control=${focus.field}]`)?.focus();
    editor.focusArrived();
  }, [focus, uid, editor]);

  const name = path || words.newRow;
  const isMap = node.type === "map";
  const { keyErrors, labelErrors } = errorsOf(props, words);
  const notes = [...keyErrors, ...labelErrors];
  const noteId = `${id}note`;
  const link = (isInvalid: boolean) => ({
    ...{ id: "", labelId: "", required: false, invalid: isInvalid },
    describedBy: notes.length > 0 || isChangedInUse ? noteId : undefined,
  });

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
      <ParamRowTools
        row={props}
        path={path}
        editor={editor}
        siblings={{ box, onDrag: (state) => onDrag(state && { parent, state }) }}
        onRemove={() => onRemove(index)}
      />
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
});

/** Errors of the key and of the label of a row, by the judgement here and by the server. */
function errorsOf(
  { node, path, problems, refused }: ParamRowProps,
  words: TriggerWords,
): { keyErrors: readonly string[]; labelErrors: readonly string[] } {
  const errorsAt = (field: "key" | "label") =>
    (problems ?? [])
      .filter((each) => each.uid === node.uid && each.field === field)
      .map(({ code }) => words.problems[code]);
  return {
    keyErrors: [...errorsAt("key"), ...(refused[rowOnWire(path)] ?? [])],
    labelErrors: errorsAt("label"),
  };
}
