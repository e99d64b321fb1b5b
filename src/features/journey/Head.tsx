import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../kit/Button.js";
import { PlusIcon } from "../../kit/icons.js";
import { SearchField } from "../../kit/SearchField.js";
import { Select } from "../../kit/Select.js";
import { useJourney, useJourneySettings } from "./journey-context.js";
import { sortings } from "./settings.js";

/** Search, order of view, and one more journey. */
export function Head() {
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const query = useAtomValue(model.atoms.query);
  const sorting = useAtomValue(model.atoms.sorting);
  const group = useAtomValue(model.atoms.group);
  const focus = useAtomValue(model.atoms.focus);
  const add = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focus !== "add") return;
    add.current?.focus();
    model.focusArrived();
  }, [focus, model]);
  return (
    <div className="journey-head">
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        clearLabel={words.clearSearch}
        value={query}
        onChange={actions.search}
      />
      <Select
        label={words.order}
        options={sortings.map((value) => ({ value, label: words.sortings[value] }))}
        value={sorting}
        onChange={model.sortBy}
      />
      {fixed ? null : (
        <Button
          ref={add}
          variant="primary"
          icon={<PlusIcon />}
          onPress={() =>
            model.dialogs.open({
              is: "edit",
              original: null,
              groupId: typeof group === "number" ? group : null,
            })
          }
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}
