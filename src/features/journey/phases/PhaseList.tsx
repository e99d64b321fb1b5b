import { useAtomValue } from "jotai";
import { memo, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { NamedEntry } from "../../../api/journey-groups.js";
import { useQuery } from "../../../collection/index.js";
import { IconButton } from "../../../kit/IconButton.js";
import { PencilIcon, TrashIcon } from "../../../kit/icons.js";
import { SearchField } from "../../../kit/SearchField.js";
import { whenIdle } from "../../../kit/when-idle.js";
import { fold } from "../../../lib/fold.js";
import { AddEntryButton } from "../groups/AddEntryButton.js";
import { useFocusLeft } from "../groups/use-focus-left.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { ListFailure } from "../ListFailure.js";
import { RenameField } from "../list/RenameField.js";

/** From so many on there is a search, and so many are drawn without being searched for. */
const searchedFrom = 20;
const drawnAtFirst = 100;
/** About a screenful: the others of those come when the page is idle, since the journeys are what is waited for. */
const drawnAtOnce = 20;

/** The phases that journeys are made of, in the order in which the server has them. */
export function PhaseList() {
  const { model, actions } = useJourney();
  const { settings, words } = useJourneySettings();
  const { phases: query } = actions.queries();
  const state = useQuery(query);
  const [text, setText] = useState("");
  const [isWhole, showAll] = useState(false);
  const phases = state.data ?? [];
  const found = useMemo(() => {
    const wanted = fold(text);
    const all = state.data ?? [];
    return wanted === "" ? all : all.filter(({ name }) => fold(name).includes(wanted));
  }, [state.data, text]);
  const renaming = useAtomValue(model.atoms.renaming);
  const renamedAt = renaming?.is === "phase" ? found.findIndex(({ id }) => id === renaming.id) : -1;
  const [isIdle, becomeIdle] = useReducer(() => true, false);
  const isWaiting = !isIdle && phases.length > drawnAtOnce;
  useEffect(() => (isWaiting ? whenIdle(becomeIdle) : undefined), [isWaiting]);
  const most = isWaiting ? drawnAtOnce : drawnAtFirst;
  const drawn = isWhole ? found : found.slice(0, Math.max(most, renamedAt + 1));
  return (
    <section className="journey-side" aria-label={words.phases}>
      <div className="journey-side-head">
        <h2>{words.phases}</h2>
        {settings.mayWritePhases ? <AddEntryButton list="phase" /> : null}
      </div>
      <ListFailure query={query} state={state} />
      {phases.length > searchedFrom ? (
        <SearchField
          label={words.findPhase}
          placeholder={words.findPhase}
          clearLabel={words.clearSearch}
          value={text}
          onChange={setText}
        />
      ) : null}
      {state.is === "ready" && found.length === 0 ? (
        <p className="journey-hint">{phases.length === 0 ? words.noPhases : words.noPhaseFound}</p>
      ) : null}
      {/* Without buttons in it, it could not be scrolled by keys. */}
      <div className="journey-phase-list scroll-box" tabIndex={settings.mayWritePhases ? undefined : 0}>
        {drawn.length > 0 ? (
          <ul className="journey-phase-rows">
            {drawn.map((phase) => (
              <PhaseEntry key={phase.id} phase={phase} />
            ))}
          </ul>
        ) : null}
        {!isWaiting && drawn.length < found.length ? (
          <button type="button" className="journey-more" onClick={() => showAll(true)}>
            {words.andMore(found.length - drawn.length)}
          </button>
        ) : null}
      </div>
    </section>
  );
}

const PhaseEntry = memo(function PhaseEntry({ phase }: { phase: NamedEntry }) {
  const { model, actions } = useJourney();
  const { settings, words } = useJourneySettings();
  const renaming = useAtomValue(model.atoms.renaming);
  const edit = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  useFocusLeft(row, "li", "[data-remove]");
  const name = phase.name || words.noName;
  const isRenamed = renaming?.is === "phase" && renaming.id === phase.id;
  return (
    <li ref={row}>
      <div role="group" aria-label={name} className="journey-phase-entry">
        {isRenamed ? (
          <RenameField
            is="phase"
            id={phase.id}
            name={phase.name}
            onSave={(next) => void actions.renameEntry("phase", phase, next)}
            onEnd={() => queueMicrotask(() => edit.current?.focus())}
          />
        ) : (
          <>
            <span className="journey-phase-name" title={name}>
              <bdi>{name}</bdi>
            </span>
            <span className="journey-phase-used">
              {words.usedBy(Number(phase.wire.used_count ?? 0) || 0)}
            </span>
          </>
        )}
        {settings.mayWritePhases && !isRenamed ? (
          <>
            <IconButton
              ref={edit}
              label={words.rename}
              icon={<PencilIcon />}
              onPress={() => model.rename("phase", phase.id, phase.name)}
            />
            <IconButton
              data-remove=""
              label={words.remove}
              icon={<TrashIcon />}
              onPress={() => model.dialogs.open({ is: "remove-entry", list: "phase", id: phase.id })}
            />
          </>
        ) : null}
      </div>
    </li>
  );
});
