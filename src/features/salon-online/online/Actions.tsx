import { useAtomValue } from "jotai";
import { useLayoutEffect, useMemo } from "react";
import { readId } from "../../../api/read-fields.js";
import { onlineIdOf } from "../../../api/salon-online.js";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { joinMessages } from "../../../lib/join-messages.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { ItemChoice, pageLists, ReferencesProvider, useNames } from "../../../references/index.js";
import { ConflictChoices, useSalon, useSalonSettings } from "../../salon/index.js";
import { OnlineGroup } from "./OnlineGroup.js";
import { actionFields, eventAt, mergedActions, type ReserveEvent, reserveEvents } from "./reserve-actions.js";
import { saveEdits } from "./save-edits.js";
import type { SectionEdits } from "./section-edits.js";
import { useOnlineWords } from "./use-online-words.js";
import { useFirstRefused } from "./use-section-edits.js";

/** Actions that run at each event of a reservation, saved by a press (rules: reserve-events). */
export function Actions({ config, work }: { config: PlainObject; work: SectionEdits }) {
  const { model, actions } = useSalon();
  const { settings, words, fixed } = useSalonSettings();
  const own = useOnlineWords();
  const stored = useMemo(() => actionFields(config), [config]);
  useLayoutEffect(() => work.follow(stored), [work, stored]);
  const isDirty = useAtomValue(work.atoms.dirty);
  const isBusy = useAtomValue(work.atoms.busy);
  const box = useFirstRefused(work);
  const references = useMemo(() => ({ settings, lists: actions.lists(pageLists) }), [settings, actions]);

  function save(): void {
    let sent: readonly PlainData[] = [];
    void saveEdits({
      ...{ name: "actions", work, model, actions },
      conflictOpen: words.conflictOpen,
      problems: () => ({}),
      send: (changes) => {
        sent = mergedActions(actions.queries().online.state().data ?? config, changes);
        return actions.saveOnlineActions(sent);
      },
      read: actionFields,
      fieldAt: (key) => eventAt(key, sent),
    });
  }
  return (
    <OnlineGroup title={own.actions}>
      <ReferencesProvider value={references}>
        {fixed ? null : <ActionConflicts work={work} />}
        <div ref={box} className="salon-online-fields">
          {reserveEvents.map((event) => (
            <ActionField key={event} event={event} work={work} />
          ))}
        </div>
      </ReferencesProvider>
      {fixed ? null : (
        <Button
          unavailable={!isDirty || onlineIdOf(config) === null}
          busy={isBusy}
          busyLabel={words.working}
          onPress={save}
        >
          {own.saveActions}
        </Button>
      )}
    </OnlineGroup>
  );
}

function ActionField({ event, work }: { event: ReserveEvent; work: SectionEdits }) {
  const { model } = useSalon();
  const { fixed } = useSalonSettings();
  const own = useOnlineWords();
  const id = readId(useAtomValue(work.atoms.values)[event]);
  const error = joinMessages(useAtomValue(work.atoms.refused)[event] ?? []);
  const label = own.events[event];
  return (
    <Field label={label} error={error} group>
      <ItemChoice
        kind="action"
        label={label}
        field={event}
        ids={id === null ? [] : [id]}
        onChange={([chosen]) => {
          model.warn("online", []);
          work.write(event, readId(chosen));
        }}
        readOnly={fixed}
      />
    </Field>
  );
}

/** Events for which others have chosen another action meanwhile. */
function ActionConflicts({ work }: { work: SectionEdits }) {
  const own = useOnlineWords();
  const names = useNames();
  const conflicts = useAtomValue(work.atoms.conflicts);
  const waits = useAtomValue(work.atoms.waits);
  const sides = useAtomValue(work.atoms.sides);
  const format = (id: PlainData) => (id === null ? own.none : names.nameOf("action", id));
  const shown = reserveEvents.flatMap((event) => {
    const conflict = conflicts[event];
    if (!conflict) return [];
    const { mine, theirs, before } = conflict;
    return [
      {
        key: event,
        label: own.events[event],
        mine: format(mine),
        theirs: format(theirs),
        before: format(before),
      },
    ];
  });
  return <ConflictChoices conflicts={shown} chosen={sides} onChoose={work.choose} waits={waits} />;
}
