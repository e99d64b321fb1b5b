import { useAtomValue } from "jotai";
import { type ReactNode, useId } from "react";
import { Button } from "../../kit/Button.js";
import { FilterPanel } from "../../kit/FilterPanel.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";

/** Draws where one thing is chosen from a list of the page; `null` is nothing. */
type FilterPlace = (choice: { id: string | null; onChoose(id: string | null): void }) => ReactNode;

/** Choices of tags and notify levels: the element loads their lists. */
export interface FilterPlaces {
  readonly tag: FilterPlace;
  readonly level: FilterPlace;
}

/** Filters of friends, besides the search. */
export function FriendFilters(props: {
  model: FriendListModel;
  words: FriendListWords;
  filters: FilterPlaces;
}) {
  const { model, words, filters } = props;
  const { tagId, notify } = useAtomValue(model.atoms.criteria);
  const id = useId();
  const count = [tagId, notify].filter((each) => each !== null).length;
  const level = {
    id: notify === null ? null : String(notify),
    onChoose: (chosen: string | null) => model.chooseLevel(chosen === null ? null : Number(chosen)),
  };
  return (
    <FilterPanel label={words.filter} count={count} align="end">
      {() => (
        <div className="friend-filters">
          <div role="group" aria-labelledby={`${id}tag`} className="friend-filter">
            <strong id={`${id}tag`}>{words.tag}</strong>
            {filters.tag({ id: tagId, onChoose: model.chooseTag })}
          </div>
          <div role="group" aria-labelledby={`${id}level`} className="friend-filter">
            <strong id={`${id}level`}>{words.level}</strong>
            {filters.level(level)}
          </div>
          <Button variant="quiet" size="s" unavailable={count === 0} onPress={model.takeFiltersOff}>
            {words.takeFiltersOff}
          </Button>
        </div>
      )}
    </FilterPanel>
  );
}
