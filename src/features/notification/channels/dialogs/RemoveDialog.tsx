import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { type Channel, type ChannelUse, readUses } from "../../../../api/notifications.js";
import { editingWords, explainFailure } from "../../../../editor/index.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import type { Failure } from "../../../../lib/failure.js";
import type { Locale } from "../../../../lib/locale.js";
import { isPlainObject, type PlainData } from "../../../../lib/plain-data.js";
import type { NotificationWords } from "../../messages.js";
import { useNotification, useNotificationSettings } from "../../notification-context.js";

/** Asks before a channel is deleted, with what uses it. It stays open where the server refuses. */
export function RemoveDialog(props: {
  channel: Channel | null;
  onClose(): void;
  onRemoved(channel: Channel): void;
  onRefused(channel: Channel, text: string): void;
}) {
  const { channel } = props;
  return channel ? <Opened key={channel.id} {...props} channel={channel} /> : null;
}

interface Refusal {
  title: string;
  reasons: readonly string[];
  /** Uses of the channel, if they are why it was refused. */
  uses: readonly ChannelUse[] | null;
}

function Opened(props: {
  channel: Channel;
  onClose(): void;
  onRemoved(channel: Channel): void;
  onRefused(channel: Channel, text: string): void;
}) {
  const { channel, onClose, onRemoved, onRefused } = props;
  const { model, commands, services } = useNotification();
  const { settings, words } = useNotificationSettings();
  const { removals } = model;
  const removal = useAtomValue(removals.all).get(channel.id);
  const refusal = removal?.failure ? refusalOf(removal.failure, words, settings.locale) : null;
  const uses = refusal?.uses ?? channel.used_by;
  useEffect(() => () => removals.forget(channel.id), [removals, channel.id]);

  async function remove(): Promise<void> {
    const answer = await removals.begin(channel.id, () => services.deleteChannel(channel));
    if (answer === null) return;
    if (answer.ok) {
      onRemoved(channel);
      return;
    }
    const { title, reasons } = refusalOf(answer.failure, words, settings.locale);
    onRefused(channel, [title, ...reasons].join(" "));
    commands.reportFailure(answer.failure, [title, ...reasons]);
  }

  return (
    <Dialog
      open
      title={words.askRemoveOf(channel.name)}
      question
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus="" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger-fill" busy={removal?.isUnderWay} onPress={() => void remove()}>
            {words.doRemove}
          </Button>
        </>
      }
    >
      <AlertRegion
        title={refusal?.title}
        attempt={removal?.attempt ?? 0}
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

function refusalOf(failure: Failure, words: NotificationWords, locale: Locale): Refusal {
  const uses = usesInAnswer(failure);
  return uses
    ? { title: words.inUse, reasons: [], uses }
    : { title: words.removeFailed, reasons: explainFailure(failure, editingWords[locale]), uses };
}

/** Uses of the channel in an answer, if they are why it was refused. */
function usesInAnswer(failure: Failure): readonly ChannelUse[] | null {
  if (failure.kind !== "invalid") return null;
  const body: PlainData = failure.body ?? null;
  return isPlainObject(body) && body.code === "in_use" ? readUses(body.used_by ?? null) : null;
}
