import { useMemo, useRef, useState } from "react";
import { StarIcon } from "../../../kit/icons.js";
import type { DragState } from "../../../kit/reorder.js";
import { useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { countByGroup } from "../list/arrange.js";
import { inOrder } from "../list/in-order.js";
import { planMove } from "../order/plan-move.js";
import { GroupButton } from "./GroupButton.js";
import { GroupEntry } from "./GroupEntry.js";

/** Everything that can be shown: すべて, お気に入り, each group in its order, 未分類. */
export function GroupList() {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const { journeys, groups } = useLists();
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<DragState | null>(null);
  const ordered = useMemo(() => inOrder(groups ?? [], ({ sortKey }) => sortKey), [groups]);
  const counts = useMemo(() => countByGroup(journeys ?? [], groups), [journeys, groups]);
  const favorites = useMemo(() => (journeys ?? []).filter(({ isFavorite }) => isFavorite).length, [journeys]);
  const boxes = () =>
    [...(list.current?.querySelectorAll("[data-group]") ?? [])].map((each) => each.getBoundingClientRect());

  function move(from: number, to: number): void {
    const ids = ordered.map(({ id }) => id);
    const [lifted, group] = [ids[from], ordered[from]];
    const planned = lifted === undefined ? null : planMove(ids, lifted, new Set(), to);
    if (!planned || !group) return;
    const name = group.name || words.noName;
    actions.move({ is: "groups" }, planned.move, words.moved(name, planned.from, planned.to));
  }
  function follow(next: DragState | null): void {
    setDrag(next);
    model.carry(next !== null);
  }
  return (
    <ul ref={list} className="journey-groups">
      <li>
        <GroupButton shown={null} name={words.all} count={journeys?.length ?? 0} />
      </li>
      <li>
        <GroupButton shown="favorite" name={words.favourites} count={favorites} icon={<StarIcon />} />
      </li>
      {ordered.map((group, index) => (
        <GroupEntry
          key={group.id}
          group={group}
          index={index}
          count={ordered.length}
          journeys={counts.get(group.id) ?? 0}
          drag={drag}
          boxes={boxes}
          onDrag={follow}
          onMove={move}
        />
      ))}
      <li>
        <GroupButton shown="none" name={words.noFolder} count={counts.get(null) ?? 0} dropOn={null} />
      </li>
    </ul>
  );
}
