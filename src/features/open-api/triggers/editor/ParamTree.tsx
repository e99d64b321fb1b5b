import { useAtomValue } from "jotai";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../../kit/Button.js";
import { PlusIcon } from "../../../../kit/icons.js";
import { Notice } from "../../../../kit/Notice.js";
import { usePaperRowWindow } from "../../../../kit/row-window.js";
import { scrollToRow } from "../../../../kit/virtual-rows.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { appendRoot, remove } from "../tree/edits.js";
import { changedInUse } from "../tree/in-use.js";
import { flatten, newParam, pathOf, type ParamRow as Row } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { drawnPieces } from "./drawn-rows.js";
import { ParamRow, type TreeDrag } from "./ParamRow.js";
import { SentNote } from "./SentNote.js";
import { TreeCell } from "./TreeCell.js";
import type { TriggerEditor } from "./trigger-editor.js";
import { useTreeFocus } from "./use-tree-focus.js";

/** Height of a row without messages, in pixels; the sheet says the same. */
const rowHeight = 44;
/** So many rows are drawn whole; of more only those in view: a row has twenty nodes and more. */
const mostWhole = 40;

/** The values that come with a call, as a tree. */
export function ParamTree({ editor }: { editor: TriggerEditor }) {
  const { model } = useOpenApi();
  const { fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const { params } = useAtomValue(editor.atoms.present);
  const saved = useAtomValue(editor.atoms.baseline).params;
  const collapsed = useAtomValue(editor.atoms.collapsed);
  const judged = useAtomValue(editor.atoms.judged);
  const refused = useAtomValue(editor.atoms.refused);
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const rows = useMemo(() => flatten(params, collapsed), [params, collapsed]);
  const inUse = useMemo(() => changedInUse(params, saved), [params, saved]);
  const view = usePaperRowWindow(box, rowHeight, rows.length, 8, 480);
  const focus = useAtomValue(editor.atoms.focus);
  // A row that gets the focus may be one that is not drawn.
  useLayoutEffect(() => {
    const uid = focus === null || focus === "text" ? null : focus.uid;
    const at = rows.findIndex(({ node }) => node.uid === uid);
    if (at >= 0 && box.current && (at < view.start || at >= view.end))
      box.current.scrollTop = scrollToRow(at, box.current.scrollTop, box.current.clientHeight, rowHeight);
  }, [focus, rows, view.start, view.end]);
  const [start, end] = rows.length <= mostWhole ? [0, rows.length] : [view.start, view.end];
  const { kept, goTo, handlers } = useTreeFocus(rows, box, editor);

  function add(): void {
    const node = newParam(editor.ids);
    editor.editTree((nodes) => appendRoot(nodes, node));
    editor.focusRow(node.uid);
  }
  /** The focus goes to the row that takes its place. */
  function removeRow(at: number): void {
    const gone = rows[at];
    if (!gone) return;
    const next = rows.findIndex(({ level }, index) => index > at && level <= gone.level);
    if (rows.length > 1 && (next >= 0 || at > 0)) goTo(next >= 0 ? next : at - 1, "remove");
    else addButton.current?.focus();
    editor.editTree((nodes) => remove(nodes, gone.node.uid));
  }
  // Rows that are as before are not drawn again: what they call stays the same, and does what it does now.
  const now = useRef(removeRow);
  useLayoutEffect(() => {
    now.current = removeRow;
  });
  const removeAt = useCallback((at: number) => now.current(at), []);
  return (
    <div className="open-api-form">
      <div className="open-api-tools">
        <h3>{words.params}</h3>
        <span className="open-api-grow" />
        {fixed ? null : (
          <>
            <Button
              size="s"
              onPress={() => model.dialogs.open({ is: "sample", triggerId: editor.original()?.id ?? null })}
            >
              {words.fromJson}
            </Button>
            <Button ref={addButton} size="s" icon={<PlusIcon />} onPress={add}>
              {words.addParam}
            </Button>
          </>
        )}
      </div>
      {inUse.removed.length === 0 ? null : (
        <Notice tone="warning">
          <div>{words.inUse}</div>
          <div>
            <bdi>{words.removedInUse(inUse.removed.map((path) => path.join(".")).join(words.comma))}</bdi>
          </div>
        </Notice>
      )}
      {rows.length === 0 ? <p className="open-api-hint">{words.noParams}</p> : null}
      <div
        ref={box}
        role="treegrid"
        aria-label={words.params}
        aria-rowcount={rows.length + 1}
        aria-readonly={fixed || undefined}
        className="open-api-tree scroll-box"
        {...handlers}
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it. */}
        <div role="row" aria-rowindex={1} className="open-api-tree-head">
          <TreeCell role="columnheader">{words.key}</TreeCell>
          <TreeCell role="columnheader">{words.label}</TreeCell>
          <TreeCell role="columnheader">{words.type}</TreeCell>
          <TreeCell role="columnheader">{words.rowActions}</TreeCell>
        </div>
        {drawnPieces(start, end, rows.length, kept).map((piece) => {
          if (piece.is === "gap")
            return <div key={piece.side} role="presentation" style={{ blockSize: piece.rows * rowHeight }} />;
          const row = rows[piece.at] as Row;
          return (
            <ParamRow
              key={row.node.uid}
              editor={editor}
              {...row}
              path={pathOf(params, row.node.uid).join(".")}
              index={piece.at}
              box={box}
              isFolded={collapsed.has(row.node.uid)}
              isChangedInUse={inUse.uids.has(row.node.uid)}
              problems={judged?.tree}
              refused={refused}
              drag={drag?.parent === row.parent ? drag.state : null}
              onDrag={setDrag}
              onRemove={removeAt}
            />
          );
        })}
      </div>
      <SentNote editor={editor} />
    </div>
  );
}
