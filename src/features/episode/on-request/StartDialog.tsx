import { useAtomValue } from "jotai";
import { useReducer, useState } from "react";
import { editingWords } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Dialog } from "../../../kit/Dialog.js";
import { useNow } from "../../../kit/use-now.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { momentText } from "../sentence.js";
import { questionWords } from "./messages.js";
import { findMissed } from "./missed.js";

/** So many are named, the others counted. */
const mostNamed = 5;

/**
 * Asks before it is started, with the steps that are over already: they may all be sent at once. It lives with the clock:
 * what is over by the press and was not named is shown first, and asks for another press.
 */
export function StartDialog({ onClose }: { onClose(): void }) {
  const { model, services } = useEpisode();
  const { settings, words: shown } = useEpisodeSettings();
  const words = questionWords[settings.locale];
  const planned = useAtomValue(model.atoms.planned);
  const sample = useAtomValue(model.atoms.sample);
  const reservations = useAtomValue(model.atoms.reservations);
  const { base } = useAtomValue(model.atoms.kind);
  /** Names that were listed when the operator confirmed to have read them. */
  const [seen, setSeen] = useState("");
  const [, refresh] = useReducer((looks: number) => looks + 1, 0);
  // Another moment whenever the clock is looked at.
  useNow();
  const findNow = () => findMissed(planned, { reservations, sample, base, now: model.now() });
  const missed = findNow();
  const shownNow = JSON.stringify(missed);
  const isSeen = seen === shownNow;
  const isReady = missed.length === 0 || isSeen;

  async function start(): Promise<void> {
    if (JSON.stringify(findNow()) !== shownNow) {
      refresh();
      return;
    }
    await services.start();
    onClose();
  }

  const lines = missed.slice(0, mostNamed).map(({ name, moment, steps }) => {
    const [when, which] = [momentText(moment, shown.missedFormat, shown), words.stepNumbers(steps)];
    return name === null ? words.missedOfSample(when, which) : words.missed(name, when, which);
  });
  return (
    <Dialog
      open
      title={words.confirmStart}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus="" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            unavailable={!isReady}
            busyLabel={editingWords[settings.locale].working}
            onPress={start}
          >
            {words.startLabel}
          </Button>
        </>
      }
    >
      <p className="episode-text">{words.cannotStop}</p>
      <div aria-live="polite">
        {lines.length === 0 ? null : (
          <>
            <ul className="dialog-items" aria-label={words.sentAtOnce}>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and lines have no state.
                <li key={at}>
                  <bdi>{line}</bdi>
                </li>
              ))}
              {missed.length > mostNamed ? <li>{words.moreMissed(missed.length - mostNamed)}</li> : null}
            </ul>
            <p className="episode-text">{words.sentAtOnce}</p>
            <Checkbox
              checked={isSeen}
              onChange={(is) => setSeen(is ? shownNow : "")}
              label={words.understood}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
