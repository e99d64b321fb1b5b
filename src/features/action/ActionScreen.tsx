import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { type EditorCommands, useFocusRequest } from "../../editor/index.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import {
  ListEditorFrame,
  problemsOfRow,
  rowDrawing,
  SelectionTools,
  useMovedMark,
} from "../../list-editor/index.js";
import { conditionParts } from "../condition-slide/index.js";
import { messageParts, RecentEmojiProvider } from "../message/index.js";
import type { ActionContext } from "./action-context.js";
import { EffectConditionSlide } from "./condition/EffectConditionSlide.js";
import { analysisPart, searchPart } from "./deferred.js";
import { EffectPanel } from "./EffectPanel.js";
import type { EffectEditors } from "./effects/editor-types.js";
import { effectEditors } from "./effects/editors.js";
import { repeats } from "./entity.js";
import { FoldButton } from "./FoldButton.js";
import { NameField } from "./head/NameField.js";
import { ListEnd } from "./ListEnd.js";
import { actionWords } from "./messages.js";
import type { ActionModel } from "./model.js";
import { useWholeReview } from "./review/use-whole-review.js";
import type { ActionServices } from "./services.js";
import { useJudgingLists } from "./use-judging-lists.js";

/** Selectors of the parts of a panel; one without the field is closed, and its head opens it. */
const panelParts = { fields: ".panel-body", head: "[aria-expanded]" };

/** From so many effects on there is a search: fewer are seen at once. */
const fewEffects = 20;

interface ActionScreenProps {
  model: ActionModel;
  commands: EditorCommands;
  services: ActionServices;
  /** How each effect of the model is edited. */
  editors?: EffectEditors;
}

/** The action editor's screen: the list of effects, or the condition of one of them in its place (rules: action-screen). */
export function ActionScreen({ model, commands, services, editors = effectEditors }: ActionScreenProps) {
  const settings = useAtomValue(model.atoms.settings);
  const { rows, slide } = useAtomValue(model.atoms.state);
  const { page, reportError } = services;
  const context = useMemo<ActionContext>(() => {
    const { effects, validationContext } = model;
    return { settings, page, lists: page.lists, effects, editors, validationContext, reportError };
  }, [model, settings, page, editors, reportError]);
  useJudgingLists(model, context);
  usePrefetch(...conditionParts, analysisPart, searchPart, ...messageParts);
  const near = useNearList();

  const props = { model, commands, context };
  const at = rows.findIndex(({ key }) => key === slide);
  const row = rows[at];
  return row ? (
    <EffectConditionSlide key={row.key} {...props} row={row} number={at + 1} />
  ) : (
    <NearProvider value={near}>
      <RecentEmojiProvider>
        <EffectList {...props} />
      </RecentEmojiProvider>
    </NearProvider>
  );
}

/** Name, effects, what can be added, finish. */
function EffectList({
  model,
  commands,
  context,
}: {
  model: ActionModel;
  commands: EditorCommands;
  context: ActionContext;
}) {
  const { atoms } = model;
  const { settings } = context;
  const state = useAtomValue(atoms.state);
  const { rows } = state;
  const problems = useAtomValue(atoms.shown);
  const expanded = useAtomValue(atoms.expanded);
  const focus = useAtomValue(atoms.focus);
  const moved = useMovedMark(model);
  const selected = useAtomValue(model.selection.atoms.keys);
  const attempted = useAtomValue(commands.session.attempts) > 0;
  const screen = useFocusRequest(model, panelParts);
  useWholeReview(model);
  const words = actionWords[settings.locale];
  const fixed = settings.readonly || settings.disabled;

  return (
    <ListEditorFrame
      ref={screen}
      model={model}
      commands={commands}
      problems={problems}
      words={words}
      start={settings.template ? <NameField model={model} attempted={attempted} readOnly={fixed} /> : null}
      tools={
        <>
          {rows.length >= fewEffects ? (
            <Deferred part={searchPart} fallback={null}>
              {({ EffectSearch }) => <EffectSearch model={model} context={context} />}
            </Deferred>
          ) : null}
          {rows.length > 1 ? <FoldButton model={model} words={words} /> : null}
        </>
      }
      selectionTools={<SelectionTools model={model} locale={settings.locale} />}
      finishOptions={
        <Checkbox
          checked={repeats(state)}
          label={words.repeat}
          onChange={model.chooseRepeat}
          disabled={fixed}
        />
      }
    >
      {rows.map((row, at) => (
        <EffectPanel
          key={row.key}
          row={row}
          number={at + 1}
          last={at === rows.length - 1}
          // An action that is only read is read as a whole.
          drawing={
            settings.readonly
              ? "at-once"
              : rowDrawing({ at, count: rows.length, wanted: focus?.row === row.key })
          }
          open={expanded.has(row.key)}
          moved={moved === row.key}
          selected={selected.has(row.key)}
          attempted={attempted}
          problems={problemsOfRow(problems, row.key)}
          pending={state.pendingConditions[row.key] !== undefined}
          model={model}
          context={context}
        />
      ))}
      {rows.length === 0 ? (
        <div className="empty">
          <strong>{words.empty}</strong>
          {fixed ? null : <span>{words.emptyHint}</span>}
        </div>
      ) : null}
      <ListEnd model={model} commands={commands} context={context} />
    </ListEditorFrame>
  );
}
