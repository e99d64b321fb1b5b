import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { NamedEntry } from "../../../../api/journey-groups.js";
import type { ResourceItem, ResourceSource } from "../../../../api/resources.js";
import type { QueryState } from "../../../../collection/index.js";
import type { Answer } from "../../../../lib/failure.js";
import {
  type ChoiceRules,
  ItemChoice,
  type ReferencesContext,
  ReferencesProvider,
} from "../../../../references/index.js";
import { createResource } from "../../../picker/index.js";
import { useJourney, useJourneySettings, useLists } from "../../journey-context.js";

/** A phase that is made here is one of the page's phases, never an item of the picker's own path (rules: journey-new-phase). */
const rules: ChoiceRules = { allowNew: true };

/** Chooses one phase more, or makes it. */
export function PhaseChoice({ onChoose }: { onChoose(id: number): void }) {
  const { actions } = useJourney();
  const { settings, words } = useJourneySettings();
  const { phases } = useLists();
  const { lists } = useMemo(() => actions.condition(), [actions]);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choose = useEffectEvent(onChoose);
  // One list as long as the dialog is open: what is being made belongs to the list that it was begun in.
  const [resource] = useState(() =>
    createResource({
      given: null,
      load: async () => phaseList(actions.queries().phases.state()),
      forbiddenIsEmpty: true,
      now: () => 0,
    }),
  );
  const known = useRef(phases);
  useEffect(() => {
    if (known.current !== phases) resource.invalidate();
    known.current = phases;
  }, [phases, resource]);
  const references = useMemo<ReferencesContext>(
    () => ({
      settings,
      lists: {
        ...lists,
        add: async (kind, item): Promise<Answer<ResourceItem>> => {
          if (kind !== "journey_tag") return lists.add(kind, item);
          const answer = await actions.addEntry("phase", item.name);
          return answer.ok ? { ...answer, data: { id: answer.data.id, name: answer.data.name } } : answer;
        },
      },
    }),
    [settings, lists, actions],
  );
  // It is a place to choose from, and holds nothing itself.
  useEffect(() => {
    const [id] = chosen;
    if (id === undefined) return;
    choose(id);
    setChosen([]);
  }, [chosen]);
  return (
    <ReferencesProvider value={references}>
      <ItemChoice
        kind="journey_tag"
        label={words.addPhase}
        ids={chosen}
        onChange={(ids) => setChosen(ids.map(Number))}
        resource={resource}
        rules={rules}
        readOnly={false}
        field="journey_kpis"
      />
    </ReferencesProvider>
  );
}

/** The phases of the page as a list to choose from. Without them nobody knows which there are. */
function phaseList({ data }: QueryState<readonly NamedEntry[]>): Answer<ResourceSource> {
  if (data === null) return { ok: false, failure: { kind: "forbidden", status: 403, messages: [] } };
  const items = Object.fromEntries(data.map(({ id, name }) => [id, { id, name }]));
  const ids = data.map(({ id }) => id);
  return { ok: true, status: 200, data: { items, groups: {}, ids, group_ids: [], meta: {} } };
}
