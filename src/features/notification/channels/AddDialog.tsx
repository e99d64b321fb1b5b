import { useEffect, useEffectEvent } from "react";
import type { ChannelKind } from "../../../api/notifications.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { Notice } from "../../../kit/Notice.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { pageAddress } from "../../../lib/page-address.js";
import { safeUrl } from "../../../lib/safe-url.js";
import { useNotificationSettings } from "../notification-context.js";
import type { Kinds } from "./use-kinds.js";

/** Where one more channel of a kind is connected: on a page of the server, in another tab. */
export function AddDialog({
  kind,
  kinds,
  onClose,
}: {
  kind: ChannelKind | null;
  kinds: Kinds;
  onClose(): void;
}) {
  return kind ? <Opened key={kind} kind={kind} kinds={kinds} onClose={onClose} /> : null;
}

function Opened({ kind, kinds, onClose }: { kind: ChannelKind; kinds: Kinds; onClose(): void }) {
  const { words } = useNotificationSettings();
  const read = useEffectEvent(() => void kinds.reload(kind));
  useEffect(() => read(), []);
  const url = safeUrl(kinds.connectUrlOf(kind), pageAddress());
  const isLoading = kinds.loading.has(kind);
  const hasFailed = !isLoading && kinds.failed.has(kind);
  const isOffered = !isLoading && !hasFailed && url !== null;
  const found = hasFailed ? words.loadFailed : isOffered ? words.connect : words.connectElsewhere;
  const said = isLoading ? words.loading : found;
  return (
    <Dialog
      open
      title={words.add(words.kinds[kind] ?? kind)}
      question
      onClose={onClose}
      foot={
        <Button data-autofocus="" onPress={onClose}>
          {words.close}
        </Button>
      }
    >
      <StatusRegion text={said} />
      {hasFailed ? (
        <Notice tone="danger">{said}</Notice>
      ) : isOffered ? (
        <a href={url} target="_blank" rel="noopener noreferrer" onClick={() => kinds.readWhenBack(kind)}>
          {said}
        </a>
      ) : (
        <p>{said}</p>
      )}
    </Dialog>
  );
}
