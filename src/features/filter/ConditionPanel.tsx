import { useAtomValue } from "jotai";
import { useState } from "react";
import type { EditorCommands } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { classes } from "../../kit/classes.js";
import { IconButton } from "../../kit/IconButton.js";
import { ErrorIcon, PlusIcon, TrashIcon } from "../../kit/icons.js";
import { Toolbar } from "../../kit/Toolbar.js";
import { isLongList, problemsOfRow, rowDrawing } from "../../list-editor/index.js";
import { AddConditions } from "./adding/AddConditions.js";
import { offeredConditions } from "./allowed-conditions.js";
import { ConditionRow } from "./ConditionRow.js";
import type { ConditionVariants } from "./conditions/index.js";
import type { FilterRow, PanelKey } from "./entity.js";
import { PanelMenu } from "./menu/RowTools.js";
import { type FilterWords, filterWords } from "./messages.js";
import type { FilterModel, RowNote } from "./model.js";
import { Figure, RowWarning } from "./row-notes.js";
import type { FilterSettings } from "./settings.js";

/** Up to this many or-panels show their add buttons from the start. */
const fewPanels = 3;

export interface ConditionPanelProps {
  model: FilterModel;
  commands: Pick<EditorCommands, "refuse">;
  attempted: boolean;
  /** `null` is the panel where all must be met. */
  panel: PanelKey;
  /** Number of an or-panel among its like. */
  number?: number;
  rows: readonly FilterRow[];
  panelCount: number;
  /** How many conditions and or-panels the whole filter has. */
  rowCount: number;
}

/** One panel: its conditions, and what can be added to it. */
export function ConditionPanel(props: ConditionPanelProps) {
  const { model, panel, rows, rowCount, attempted } = props;
  const settings = useAtomValue(model.atoms.settings);
  const problems = useAtomValue(model.atoms.problems);
  const moved = useAtomValue(model.atoms.moved);
  const selected = useAtomValue(model.selection.atoms.keys);
  const focus = useAtomValue(model.atoms.focus);
  const notes = useAtomValue(model.atoms.notes);
  const fresh = useAtomValue(model.atoms.fresh);
  const words = filterWords[settings.locale];
  const fixed = settings.readonly || settings.disabled;
  const isOr = panel !== null;
  const name = isOr ? words.any : words.all;
  return (
    <div
      className={classes("cond-panel", isOr && "cond-panel-or")}
      role="group"
      aria-label={name}
      data-row={panel ?? undefined}
      part="panel"
    >
      <div className="cond-panel-head">
        <h2 className="cond-panel-title">{name}</h2>
        <span className="cond-panel-count">{rows.length}</span>
        {panel === null ? null : <Figure note={notes.get(panel)} words={words} />}
        {fixed ? null : <PanelTools model={model} panel={panel} words={words} />}
      </div>
      {panel === null ? null : (
        <PanelMessage
          error={attempted ? problems.find(({ row }) => row === panel)?.message : undefined}
          note={notes.get(panel)}
        />
      )}
      {rows.map((row, at) => (
        <ConditionRow
          key={row.key}
          row={row}
          number={at + 1}
          panel={panel}
          moved={moved === row.key}
          selected={selected.has(row.key)}
          ofMany={isLongList(rowCount)}
          drawing={rowDrawing({
            // The or-panels stand below the others.
            at: isOr ? Number.POSITIVE_INFINITY : at,
            count: rowCount,
            wanted: focus?.row === row.key,
          })}
          note={notes.get(row.key)}
          isFresh={fresh.has(row.key)}
          attempted={attempted && !fresh.has(row.key)}
          problems={problemsOfRow(problems, row.key)}
          model={model}
          settings={settings}
          words={words}
        />
      ))}
      {fixed ? <Nothing rows={rows} /> : <AddArea {...props} settings={settings} words={words} />}
    </div>
  );
}

/** Commands of the panel; only an or-panel can be taken away. */
function PanelTools(props: Pick<ConditionPanelProps, "model" | "panel"> & { words: FilterWords }) {
  const { model, panel, words } = props;
  if (panel === null) return <PanelMenu {...props} />;
  return (
    <Toolbar label={words.operation} className="cond-panel-tools">
      <PanelMenu {...props} />
      <IconButton
        label={words.removePanel}
        icon={<TrashIcon />}
        onPress={() => model.removeRow(panel)}
        destructive
      />
    </Toolbar>
  );
}

/** Message about a problem of a panel itself, else about what is odd. */
function PanelMessage({ error, note }: { error: string | undefined; note: RowNote | undefined }) {
  if (error === undefined) return <RowWarning note={note} />;
  return (
    <p className="cond-error">
      <ErrorIcon />
      <span>{error}</span>
    </p>
  );
}

/** An empty panel that cannot be added to is a blank line, not a missing one. */
function Nothing({ rows }: { rows: readonly FilterRow[] }) {
  return rows.length === 0 ? <div className="cond-nothing" /> : null;
}

/** The buttons of one panel. Where there are many or-panels, those that were loaded keep them behind one button. */
function AddArea(props: ConditionPanelProps & { settings: FilterSettings; words: FilterWords }) {
  const { panel, rows, panelCount, settings, words } = props;
  const [open, setOpen] = useState(panel === null || rows.length === 0 || panelCount <= fewPanels);
  return (
    <div className="cond-add" data-field="add">
      {open ? (
        <AddConditions
          model={props.model}
          commands={props.commands}
          panel={panel}
          settings={settings}
          words={words}
          usedTypes={usedTypesOf(rows, props.model.conditions)}
        />
      ) : (
        <Button variant="quiet" size="s" icon={<PlusIcon />} onPress={() => setOpen(true)}>
          {words.addHeading}
        </Button>
      )}
      {panel === null && open && offeredConditions(settings, props.model.conditions).length > 0 ? (
        <p className="cond-guide">{rows.length === 0 ? words.chooseHint : words.moreHint}</p>
      ) : null}
    </div>
  );
}

function usedTypesOf(rows: readonly FilterRow[], variants: ConditionVariants): string {
  const types = rows.flatMap(({ value: condition }) => {
    const definition = variants.read(condition)?.definition;
    return definition?.once ? [definition.type] : [];
  });
  return types.join(" ");
}
