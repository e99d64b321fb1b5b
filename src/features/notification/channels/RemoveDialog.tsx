import { useEffect, useRef, useState } from "react";
import { type Channel, type ChannelUse, readUses } from "../../../api/notifications.js";
import { editingWords, explainFailure } from "../../../editor/index.js";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import type { Failure } from "../../../lib/failure.js";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import { withoutChannel } from "./known-channels.js";

/** Asks before a channel is deleted, with what uses it. It stays open where the server refuses. */
export function RemoveDialog(props: {
  channel: Channel | null;
  onClose(): void;
  onRemoved(channel: Channel): void;
  /** It was refused after the question was closed. */
  onRefusedLate(text: string): void;
}) {
  const { channel } = props;
  return channel ? <Opened key={channel.id} {...props} channel={channel} /> : null;
}

interface Refusal {
  title: string;
  reasons: readonly string[];
}

function Opened(props: {
  channel: Channel;
  onClose(): void;
  onRemoved(channel: Channel): void;
  onRefusedLate(text: string): void;
}) {
  const { channel, onClose, onRemoved, onRefusedLate } = props;
  const { model, commands, services } = useNotification();
  const { settings, words } = useNotificationSettings();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [uses, setUses] = useState<readonly ChannelUse[]>(channel.used_by);
  const [attempt, setAttempt] = useState(0);
  // A second press may come before the first one is drawn.
  const isUnderWay = useRef(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function remove(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const answer = await services.deleteChannel(channel);
    isUnderWay.current = false;
    setBusy(false);
    if (answer.ok) {
      services.channels().receive((known) => withoutChannel(known, channel.id));
      model.tickChannel(channel, false);
      onRemoved(channel);
      return;
    }
    const inUse = usesInAnswer(answer.failure);
    const reasons = explainFailure(answer.failure, editingWords[settings.locale]);
    const said = inUse ? { title: words.inUse, reasons: [] } : { title: words.removeFailed, reasons };
    if (inUse) setUses(inUse);
    setRefusal(said);
    setAttempt((count) => count + 1);
    if (!isThere.current) onRefusedLate([said.title, ...said.reasons].join(" "));
    commands.reportFailure(answer.failure, [said.title, ...said.reasons]);
  }

  return (
    <Dialog
      open
      title={words.confirmRemove(channel.name)}
      question
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus="" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger-fill" busy={isBusy} onPress={() => void remove()}>
            {words.removeLabel}
          </Button>
        </>
      }
    >
      <AlertRegion
        title={refusal?.title}
        attempt={attempt}
        problems={(refusal?.reasons ?? []).map((text, id) => ({ id, text }))}
      />
      {uses.length === 0 ? null : (
        <>
          <p className="notification-note">{words.usedHere}</p>
          <ul className="dialog-items" aria-label={words.usedHere}>
            {uses.map(({ id, title }) => (
              <li key={id}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** What uses it, where that is why it was refused. */
function usesInAnswer(failure: Failure): readonly ChannelUse[] | null {
  if (failure.kind !== "invalid") return null;
  const body: PlainData = failure.body ?? null;
  return isPlainObject(body) && body.code === "in_use" ? readUses(body.used_by ?? null) : null;
}
