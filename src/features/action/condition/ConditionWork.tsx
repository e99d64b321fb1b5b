import { useAtomValue, useStore } from "jotai";
import { type ReactNode, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { Footer } from "../../../kit/Footer.js";
import { TrashIcon } from "../../../kit/icons.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { useFocusRequest } from "../../editing/views.js";
import { filterWords } from "../../filter/index.js";
import { toldRows } from "../../filter/late.js";
import { CopyFrom } from "../../filter/late-views.js";
import { FilterConditions, FilterProvider } from "../../filter/views.js";
import { ConditionAlert } from "./ConditionAlert.js";
import type { SlideProps } from "./ConditionSlide.js";
import { backToList } from "./leaving.js";
import { dropCondition } from "./transitions.js";
import { useConditionModel } from "./use-condition-model.js";
import { saveFailure, useConditionSaves } from "./use-condition-saves.js";
import { conditionWords } from "./words.js";

/** Where things are in a row of the filter. */
const rowParts = { fields: ".cond-fields", head: ".cond-tools button" };

/** What is edited in the slide, what is wrong with it, and how it is decided. */
export function ConditionWork(
  props: SlideProps & { id: number | null; saved: PlainObject | null },
): ReactNode {
  const { row, model, around, surroundings, id, saved } = props;
  const { settings, page } = around;
  const { locale, readonly, disabled } = settings;
  const words = conditionWords[locale];
  const filter = useConditionModel(props, saved);
  const screen = useFocusRequest(filter, rowParts);
  const problems = useAtomValue(filter.atoms.problems);
  const work = useAtomValue(model.atoms.state).works[row.key];
  const { saves, save } = useConditionSaves(model, around, surroundings, work);
  const store = useStore();
  const { session } = surroundings;
  const succeeded = useAtomValue(session.success);
  const [tries, setTries] = useState(0);

  async function decide(): Promise<void> {
    if (work === undefined) return backToList(model, row.key);
    if (filter.isEmpty()) return drop();
    setTries((before) => before + 1);
    if (problems.length > 0) return filter.goTo(undefined);
    // Always a filter of its own: others may have the one it was made from, and a draft may name any.
    const { rows } = filter.state();
    const ended = await saves.decide(row.key, { ...filter.payload(), fid: null });
    if (ended?.is !== "failed") return;
    filter.tell(toldRows(rows, ended.failure));
    if (ended.failure.kind === "expired") return surroundings.expire(ended.failure.status);
    const { slide, works } = model.state();
    if (slide === row.key || works[row.key] !== work) return;
    // Whoever went back meanwhile is told in the list.
    store.set(session.failure, saveFailure(ended.failure, locale));
  }
  function drop(): void {
    model.edit(dropCondition(model.state(), row.key));
    backToList(model, row.key);
  }

  const fixed = readonly || disabled;
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
          {fixed ? null : <CopyFrom {...late} />}
        </div>
        <FilterConditions model={filter} surroundings={surroundings} attempted={tries > 0} />
      </div>
      <div className="editor-finish">
        <ConditionAlert {...props} filter={filter} save={save} tries={tries} />
        <StatusRegion text={succeeded ?? ""} visible />
        {fixed ? null : (
          <Footer
            start={
              id === null && work === undefined ? undefined : (
                <Button variant="danger" icon={<TrashIcon />} onPress={drop}>
                  {words.drop}
                </Button>
              )
            }
          >
            <Button
              variant="primary"
              busy={save?.is === "saving"}
              busyLabel={words.saving}
              onPress={() => void decide()}
            >
              {words.decide}
            </Button>
          </Footer>
        )}
      </div>
    </FilterProvider>
  );
}
