import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { Button } from "../../../kit/Button.js";
import { Footer } from "../../../kit/Footer.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowLeftIcon, RedoIcon, TrashIcon, UndoIcon } from "../../../kit/icons.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import { type EditorSurroundings, editingWords, explainFailure } from "../../editing/index.js";
import { NotLoaded, useFocusRequest } from "../../editing/views.js";
import { filterStyles, filterWords } from "../../filter/index.js";
import { CopyFrom } from "../../filter/late-views.js";
import { FilterConditions, FilterProvider } from "../../filter/views.js";
import type { ActionSurroundings } from "../action-context.js";
import type { EffectRow } from "../entity.js";
import type { ActionModel } from "../model.js";
import { EffectSentence } from "../saying/EffectSentence.js";
import { conditionOf } from "../transitions.js";
import { actionWords, effectLabel } from "../words.js";
import { decideCondition, dropCondition, leaveCondition } from "./transitions.js";
import { useCondition } from "./use-condition.js";
import { useConditionModel } from "./use-condition-model.js";
import { conditionWords } from "./words.js";

/** Where things are in a row of the filter. */
const rowParts = { fields: ".cond-fields", head: ".cond-tools button" };

export interface SlideProps {
  row: EffectRow;
  number: number;
  model: ActionModel;
  around: ActionSurroundings;
  surroundings: EditorSurroundings;
}

/** The condition of one effect, in place of the list (actions-and-filters §2). */
export function ConditionSlide(props: SlideProps): ReactNode {
  const { row, number, model, around } = props;
  useSheets(filterStyles);
  const { locale } = around.settings;
  const words = conditionWords[locale];
  const label = effectLabel(isPlainObject(row.effect) ? row.effect.type : null, actionWords[locale]);
  const id = conditionOf(row.effect);
  const work = useAtomValue(model.atoms.state).works[row.key];
  const { conditions } = around.page;
  const known = useCondition(conditions, id, work === undefined);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="condition-slide">
      <div className="condition-head">
        <Button ref={back} icon={<ArrowLeftIcon />} onPress={() => goBack(model, row.key)}>
          <span className="condition-title">
            <strong>{actionWords[locale].heading(number, label)}</strong>{" "}
            <EffectSentence effect={row.effect} around={around} />
          </span>
        </Button>
        <Steps model={model} locale={locale} />
      </div>
      {work !== undefined || id === null || known?.is === "ready" ? (
        <Conditions {...props} id={id} saved={known?.is === "ready" ? known.filter : null} />
      ) : known?.is === "failed" ? (
        <NotLoaded retry={() => conditions.retry(id)} title={words.loadFailed} again={words.again} />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </div>
  );
}

function goBack(model: ActionModel, key: string): void {
  model.show(leaveCondition(model.state()));
  model.goTo({ row: key, field: "condition" });
}

function Steps({ model, locale }: { model: ActionModel; locale: "ja" | "en" }) {
  const words = editingWords[locale];
  return (
    <div className="editor-tools">
      <IconButton
        label={words.undo}
        icon={<UndoIcon />}
        unavailable={!useAtomValue(model.atoms.canUndo)}
        onPress={model.undoEdit}
      />
      <IconButton
        label={words.redo}
        icon={<RedoIcon />}
        unavailable={!useAtomValue(model.atoms.canRedo)}
        onPress={model.redoEdit}
      />
    </div>
  );
}

function Conditions(
  props: SlideProps & { id: number | null; saved: Parameters<typeof useConditionModel>[1] },
) {
  const { row, model, around, surroundings, id, saved } = props;
  const { settings, page } = around;
  const { locale } = settings;
  const words = conditionWords[locale];
  const filter = useConditionModel(props, saved);
  const screen = useFocusRequest(filter, rowParts);
  const problems = useAtomValue(filter.atoms.problems);
  const changed = useAtomValue(model.atoms.state).works[row.key] !== undefined;
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const refused = useAtomValue(surroundings.session.failure);
  const [saving, setSaving] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function decide(): Promise<void> {
    if (saving) return;
    if (!changed) return goBack(model, row.key);
    setFailure(null);
    if (filter.isEmpty()) {
      model.edit(dropCondition(model.state(), row.key));
      return goBack(model, row.key);
    }
    if (problems.length > 0) {
      setTries(tries + 1);
      return filter.goTo(undefined);
    }
    const sent = filter.payload();
    const before = filter.state();
    const ending = new AbortController();
    call.current = ending;
    setSaving(true);
    const answer = await page.saveCondition(sent);
    if (ending.signal.aborted) return;
    setSaving(false);
    if (answer.ok && answer.data.id !== null) {
      page.conditions.keep(answer.data.id, sent);
      // Whoever went on while it was saved has not decided that part.
      if (filter.state() !== before) return;
      model.edit(decideCondition(model.state(), row.key, answer.data.id));
      return goBack(model, row.key);
    }
    setTries(tries + 1);
    setFailure(answer.ok ? [words.noId] : explainFailure(answer.failure, editingWords[locale]));
    if (!answer.ok && answer.failure.kind === "expired") surroundings.expire(answer.failure.status);
  }

  const shown = tries > 0 ? problems : [];
  const reasons =
    failure ?? refused?.reasons ?? shown.map(({ place, message }) => `${place} ${message}`.trim());
  const title = failure ? words.saveFailed : (refused?.title ?? editingWords[locale].checkProblems);
  const quiet = failure === null && refused === null && shown.length === 0;
  const late = {
    model: filter,
    surroundings,
    page: page.filter,
    attempted: tries > 0,
    words: filterWords[locale],
  };
  return (
    <FilterProvider
      value={{
        settings: filter.settings(),
        lists: around.lists,
        today: () => around.circumstances().now.slice(0, 10),
      }}
    >
      <div className="condition-work" ref={screen}>
        <div className="condition-lead">
          <span>{words.lead}</span>
          <CopyFrom {...late} />
        </div>
        <FilterConditions model={filter} surroundings={surroundings} attempted={tries > 0} />
      </div>
      <div className="editor-finish">
        <AlertRegion
          {...(quiet ? {} : { title })}
          attempt={tries}
          problems={quiet ? [] : reasons.map((text, i) => ({ id: String(i), text }))}
        />
        <Footer
          start={
            id === null && !changed ? undefined : (
              <Button
                variant="danger"
                icon={<TrashIcon />}
                onPress={() => {
                  model.edit(dropCondition(model.state(), row.key));
                  goBack(model, row.key);
                }}
              >
                {words.drop}
              </Button>
            )
          }
        >
          <Button variant="primary" busy={saving} busyLabel={words.saving} onPress={() => void decide()}>
            {words.decide}
          </Button>
        </Footer>
      </div>
    </FilterProvider>
  );
}
