import { useState } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { useMemoBy } from "../../../../kit/use-memo-by.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf, isChosen, useList } from "../../../../references/index.js";
import { orderedResource, type ResourceState } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { type JourneyCondition, PhaseMatch } from "./journey.js";
import { journeyWords } from "./messages.js";
import { phasesOf } from "./phases.js";
import {
  chooseJourney,
  chooseMatch,
  choosePhase,
  withLoadDefaults,
  withPhaseOfJourney,
} from "./transitions.js";

/** Which phase of which journey, and whether it was passed. */
export function JourneyEditor({
  value: stored,
  locale,
  onChange,
  readOnly,
}: VariantEditorProps<JourneyCondition>) {
  const { lists } = useFilter();
  const words = journeyWords[locale];
  const [loaded] = useState(stored);
  const journeys = useList(lists.list("journey"));
  const known = stored === loaded ? withLoadDefaults(stored) : stored;
  const { journey_id = null } = known;
  const phases = phasesOf(journeys, journey_id);
  const condition = withPhaseOfJourney(known, phases);
  const { journey_tag_id = null, condition: match = PhaseMatch.passed } = condition;
  return (
    <>
      <ItemChoice
        kind="journey"
        ids={idsOf(journey_id)}
        onChange={([id]) => onChange(chooseJourney(condition, id ?? null), "journey_id")}
        readOnly={readOnly}
        field="journey_id"
      />
      {lacks(journeys, journey_id) ? <span className="cond-note">{words.noJourney}</span> : null}
      {!isChosen(journey_id) ? null : (
        <PhaseChoice
          phases={phases}
          id={journey_tag_id}
          onChange={(id) => onChange(choosePhase(condition, id), "journey_tag_id")}
          readOnly={readOnly}
        />
      )}
      <Segmented
        options={Object.values(PhaseMatch).map((value) => ({ value, label: words.matches[value] }))}
        value={match}
        onChange={(chosen) => onChange(chooseMatch(condition, chosen), "condition")}
        label={words.match}
        readOnly={readOnly}
        data-field="condition"
      />
    </>
  );
}

/** The phases of the journey; those of all journeys as long as nobody knows which are its own. */
function PhaseChoice({
  phases,
  id,
  onChange,
  readOnly,
}: {
  phases: readonly ItemId[] | null;
  id: ItemId | null;
  onChange(id: ItemId | null): void;
  readOnly: boolean;
}) {
  const { lists, settings } = useFilter();
  const words = journeyWords[settings.locale];
  const whole = lists.list("journey_tag");
  const key = phases?.join();
  // The same phases make the same list.
  const resource = useMemoBy([whole, key], () => (phases === null ? whole : orderedResource(whole, phases)));
  const list = useList(resource);
  return (
    <>
      <ItemChoice
        kind="journey_tag"
        ids={idsOf(id)}
        onChange={([chosen]) => onChange(chosen ?? null)}
        resource={resource}
        readOnly={readOnly}
        field="journey_tag_id"
      />
      {lacks(list, id) ? <span className="cond-note">{words.noPhase}</span> : null}
    </>
  );
}

/** True when it is known that there is nothing to choose, or that the chosen item is gone. */
function lacks(list: ResourceState, id: ItemId | null): boolean {
  if (list.is !== "ready") return false;
  return (
    list.source.ids.length === 0 || (isChosen(id) && list.complete && list.source.items[id] === undefined)
  );
}
