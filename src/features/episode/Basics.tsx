import { useAtomValue } from "jotai";
import { memo, useState } from "react";
import { editingWords } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { Field } from "../../kit/Field.js";
import { RadioGroup } from "../../kit/RadioGroup.js";
import { Section } from "../../kit/Section.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { TextField } from "../../kit/TextField.js";
import { usePress } from "../../kit/use-press.js";
import { beginningOf } from "../../lib/graphemes.js";
import type { PlainData } from "../../lib/plain-data.js";
import { messagesAt } from "../../list-editor/index.js";
import { type EpisodeState, episodeId, episodeKindOf, isActive, isDeleted, nameOf } from "./entity.js";
import { useEpisode, useEpisodeSettings, useShownProblems } from "./episode-context.js";
import { offeredKinds } from "./kinds.js";
import type { EpisodeWords } from "./messages.js";
import { momentOfInstant } from "./moments/moments.js";
import { Asked } from "./OpenDialogs.js";
import { momentText } from "./sentence.js";
import { useStart } from "./start/use-start.js";

/** Name, kind and state of a sequence, and the commands for all of it. */
export const Basics = memo(function Basics() {
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const state = useAtomValue(model.atoms.state);
  const problems = useShownProblems(null);
  const name = nameOf(state);
  return (
    <Section title={words.basics} tools={<Tools />}>
      <Field
        label={words.name}
        required
        requiredLabel={editingWords[settings.locale].required}
        error={messagesAt(problems, "name")}
        warning={name === null ? words.opaque : undefined}
      >
        <TextField
          value={name ?? ""}
          onChange={model.rename}
          readOnly={fixed || name === null}
          data-field="name"
        />
      </Field>
      <Kind state={state} />
      <div className="episode-state">
        <span className="episode-label">{words.state}</span>
        <StatusRegion visible className="" text={stateText(state, words)} />
        <Linked />
      </div>
    </Section>
  );
});

function Kind({ state }: { state: EpisodeState }) {
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const { type } = episodeKindOf(state);
  const offered = offeredKinds(settings.salonId, settings.attr);
  const isOffered = offered.some((kind) => kind.type === type);
  const isChoosable = !fixed && episodeId(state) === null && offered.length > 1 && isOffered;
  if (!isChoosable)
    return (
      <p className="episode-state">
        <span className="episode-label">{words.kind}</span>
        <bdi>{kindLabel(state.document.type, type, words)}</bdi>
      </p>
    );
  return (
    <Field label={words.kind} group>
      <RadioGroup
        layout="row"
        options={offered.map((kind) => ({ value: kind.type ?? 0, label: words.kinds[kind.type ?? 0] ?? "" }))}
        value={type}
        onChange={model.chooseKind}
        data-field="type"
      />
    </Field>
  );
}

/** Link to the salon, where an answer has said whether there is one. */
function Linked() {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const linkedId = useAtomValue(model.atoms.linkedId);
  const state = useAtomValue(model.atoms.state);
  if (linkedId === undefined) return null;
  const isLinked = linkedId !== null && linkedId === episodeId(state);
  return <span className="episode-note">{isLinked ? words.linked : words.unlinked}</span>;
}

/** Commands for a sequence that the server has. */
function Tools() {
  const { model, services } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  const state = useAtomValue(model.atoms.state);
  const start = useStart();
  const [asksToRemove, setAsked] = useState(false);
  const [isRemoving, remove] = usePress(services.remove);
  const isFixed = settings.readonly || settings.disabled;
  if (isFixed || episodeId(state) === null) return null;
  const isGone = isDeleted(state);
  const busy = { busyLabel: editingWords[settings.locale].working };
  const hasPlace = settings.salonId !== null && episodeKindOf(state).place !== null;
  return (
    <>
      {hasPlace && !isGone ? (
        <Button size="s" {...busy} onPress={() => services.link(true)}>
          {words.link}
        </Button>
      ) : null}
      {hasPlace ? (
        <Button size="s" {...busy} onPress={() => services.link(false)}>
          {words.unlink}
        </Button>
      ) : null}
      {isGone ? (
        <Button size="s" onPress={model.copyAsNew}>
          {words.copyAsNew}
        </Button>
      ) : (
        <>
          {isActive(state) ? null : (
            <Button size="s" {...busy} busy={start.isBusy} onPress={() => void start.ask()}>
              {words.startSending}
            </Button>
          )}
          <Button size="s" variant="danger" {...busy} busy={isRemoving} onPress={() => setAsked(true)}>
            {words.remove}
          </Button>
        </>
      )}
      {start.isAsked ? <Asked question="start" onAnswer={start.close} /> : null}
      {asksToRemove ? (
        <Asked
          question="remove"
          onAnswer={(isMeant) => {
            setAsked(false);
            if (isMeant) remove();
          }}
        />
      ) : null}
    </>
  );
}

function kindLabel(stored: PlainData | undefined, type: number | null, words: EpisodeWords): string {
  if (type !== null) return words.kinds[type] ?? "";
  const written = typeof stored === "string" || typeof stored === "number" ? String(stored) : "-";
  return words.unknownKind(beginningOf(written, 50));
}

function stateText(state: EpisodeState, words: EpisodeWords): string {
  const { deleted_at, activated_at } = state.document;
  const written = (data: PlainData | undefined, format: string) => {
    const moment = typeof data === "string" ? momentOfInstant(data) : null;
    return moment === null ? null : momentText(moment, format, words);
  };
  if (isDeleted(state)) return words.deletedOn(written(deleted_at, words.monthDay));
  return isActive(state) ? words.running(written(activated_at, words.sinceFormat)) : words.notStarted;
}
