import { useAtomValue, useStore } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { useFocusRequest } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Footer } from "../../../kit/Footer.js";
import { TrashIcon } from "../../../kit/icons.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useSheet } from "../../../kit/sheets.js";
import { useSheets } from "../../../kit/use-sheets.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { refusedRows } from "../../../list-editor/index.js";
import {
  CopyFrom,
  FilterBody,
  FilterProvider,
  FilterSelection,
  FilterWithAudience,
  filterRowParts,
  filterStyles,
  filterWords,
} from "../../filter/index.js";
import type { ConditionSlideProps } from "../slide-props.js";
import { ConditionAlert } from "./ConditionAlert.js";
import sheet from "./condition-editor.css?inline";
import { conditionEditorWords } from "./messages.js";
import { Opposites } from "./Opposites.js";
import { useConditionModel } from "./use-condition-model.js";
import { saveFailure, useConditionSaves } from "./use-condition-saves.js";

/** Selector of the slide's first control, as long as this part is not loaded. */
const wayBack = ".condition-head > button";

/** Editor in the slide, with its problems and the buttons that decide. */
export function ConditionEditor(props: ConditionSlideProps & { saved: PlainObject | null }): ReactNode {
  const { owner, id, pending, context, commands, saved } = props;
  useSheets(filterStyles);
  useSheet(sheet);
  const { settings, page } = context;
  const { locale, readonly, disabled } = settings;
  const words = conditionEditorWords[locale];
  const filter = useConditionModel(props, saved);
  const screen = useFocusRequest(filter, filterRowParts);
  const filterSettings = useAtomValue(filter.atoms.settings);
  const problems = useAtomValue(filter.atoms.problems);
  const { decide: saveAndDecide, save } = useConditionSaves(props);
  useEffect(() => {
    // An operator who has moved the focus while it was loading keeps it there.
    const root = screen.current?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement?.matches(wayBack))
      screen.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }, [screen]);
  const store = useStore();
  const { session } = commands;
  const succeeded = useAtomValue(session.success);
  const [tries, setTries] = useState(0);

  async function decide(): Promise<void> {
    if (pending === undefined) return owner.leave();
    if (filter.isEmpty()) return drop();
    setTries((before) => before + 1);
    filter.leave();
    if (problems.length > 0) return filter.goTo(undefined);
    // Always a filter of its own: others may have the one it was made from, and a draft may name any.
    const { rows } = filter.state();
    const ended = await saveAndDecide({ ...filter.payload(), fid: null });
    if (ended?.is !== "failed") return;
    filter.showServerErrors(refusedRows(rows, ended.failure));
    if (ended.failure.kind === "expired") return commands.expire(ended.failure.status);
    if (owner.isOpen() || owner.pending() !== pending) return;
    // An operator who went back meanwhile sees the failure in the list.
    store.set(session.failure, saveFailure(ended.failure, locale));
  }
  function drop(): void {
    owner.drop();
    owner.leave();
  }

  const fixed = readonly || disabled;
  const parts = {
    model: filter,
    commands,
    page: page.filter,
    attempted: tries > 0,
    words: filterWords[locale],
  };
  return (
    <FilterProvider
      value={{
        settings: filterSettings,
        lists: context.lists,
        editedConditions: filter.editedConditions,
        today: () => context.validationContext().now.slice(0, 10),
      }}
    >
      <div className="condition-work" ref={screen}>
        <div className="condition-lead">
          <span>{props.lead}</span>
          {fixed ? null : (
            <>
              <Opposites {...props} filter={filter} />
              <CopyFrom {...parts} />
            </>
          )}
        </div>
        <FilterWithAudience {...parts}>
          <FilterBody {...parts} />
        </FilterWithAudience>
      </div>
      <div className="editor-finish sticks">
        {fixed ? null : <FilterSelection model={filter} commands={commands} />}
        <ConditionAlert {...props} filter={filter} save={save} tries={tries} />
        <StatusRegion text={succeeded ?? ""} visible />
        {fixed ? null : (
          <Footer
            start={
              id === null && pending === undefined ? undefined : (
                <Button variant="danger" icon={<TrashIcon />} onPress={drop}>
                  {words.drop}
                </Button>
              )
            }
          >
            <Button
              variant="primary"
              finishes
              busy={save?.is === "saving"}
              busyLabel={words.working}
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
