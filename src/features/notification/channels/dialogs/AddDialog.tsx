import { useEffect, useEffectEvent } from "react";
import type { ChannelKind } from "../../../../api/notifications.js";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { Notice } from "../../../../kit/Notice.js";
import { pageAddress } from "../../../../lib/page-address.js";
import { safeUrl } from "../../../../lib/safe-url.js";
import { useNotificationSettings } from "../../notification-context.js";
import type { Kinds } from "../use-kinds.js";

/** Dialog that connects one more channel of a kind: on a page of the server, in another tab. */
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
  return (
    <Dialog
      open
      title={words.addOf(words.kinds[kind] ?? kind)}
      question
      onClose={onClose}
      foot={
        <Button data-autofocus="" onPress={onClose}>
          {words.close}
        </Button>
      }
    >
      <div role="status">
        {kinds.loading.has(kind) ? (
          words.loading
        ) : kinds.failed.has(kind) ? (
          <Notice tone="danger">{words.unknownError}</Notice>
        ) : url === null ? (
          words.connectElsewhere
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer" onClick={() => kinds.readWhenBack(kind)}>
            {words.connect}
          </a>
        )}
      </div>
    </Dialog>
  );
}
