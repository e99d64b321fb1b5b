import { useAtomValue } from "jotai";
import { memo, useId, useRef, useState } from "react";
import type { Channel } from "../../../api/notifications.js";
import { Badge } from "../../../kit/Badge.js";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { TrashIcon, WarningIcon } from "../../../kit/icons.js";
import { useNear } from "../../../kit/near.js";
import { Popover } from "../../../kit/Popover.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import { isEnded } from "./channel-kinds.js";
import { lastResultText } from "./channel-text.js";
import { TestButton } from "./TestButton.js";

interface ChannelRowProps {
  id: number;
  kind: string;
  /** `null` where it is chosen and not in the list. */
  channel: Channel | null;
  isChosen: boolean;
  /** True when all channels are known: what is not among them is gone. */
  isKnown: boolean;
  isNew: boolean;
  /** True when there are so many that those far from the screen are drawn as their names alone. */
  isWatched: boolean;
  onRemove(channel: Channel): void;
}

/** One channel: whether it is used, where it leads, and how it is. Memoized: there may be hundreds. */
export const ChannelRow = memo(function ChannelRow(props: ChannelRowProps) {
  const { id, kind, channel, isChosen, isKnown, isNew, isWatched, onRemove } = props;
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const test = useAtomValue(model.atoms.testChannel);
  const own = useId();
  const name = channel?.name ?? nameOfMissing(id, kind, isKnown, words);
  const ended = channel !== null && isEnded(channel);
  const [place, isNear] = useNear({ key: `channel ${id}`, isWatched });
  const warning = !isChosen
    ? null
    : channel === null
      ? isKnown
        ? words.goneChosen
        : null
      : channel.is_active
        ? null
        : words.stoppedChosen;
  if (!isNear)
    return (
      <div ref={place} className="channel channel-far" data-channel={id}>
        {name}
      </div>
    );
  return (
    <div ref={place} className="channel" data-channel={id}>
      <div className="channel-head">
        <FieldContext
          value={{ id: own, labelId: own, describedBy: `${own}facts`, invalid: false, required: false }}
        >
          <Checkbox
            checked={isChosen}
            onChange={(on) => model.tickChannel({ id, kind }, on)}
            label={name}
            disabled={fixed || (ended && !isChosen)}
            data-field={`channel ${id}`}
          />
        </FieldContext>
        {channel && !fixed ? (
          <span className="channel-tools">
            {test === null ? null : <TestButton channel={channel} test={test.test} />}
            <IconButton
              label={words.remove(channel.name)}
              icon={<TrashIcon />}
              onPress={() => onRemove(channel)}
              destructive
            />
          </span>
        ) : null}
      </div>
      <div className="channel-more">
        <div id={`${own}facts`} className="channel-facts">
          {channel ? (
            <>
              {isNew ? <Badge tone="new">{words.isNew}</Badge> : null}
              {ended ? <Badge tone="danger">{words.deprecated}</Badge> : null}
              {channel.is_active ? null : <Badge tone="warning">{words.stopped}</Badge>}
              {channel.detail_masked === "" ? null : <bdi>{channel.detail_masked}</bdi>}
              <span className={channel.last_result?.ok === false ? "channel-failed" : undefined}>
                {lastResultText(channel, words)}
              </span>
            </>
          ) : null}
          {warning === null ? null : (
            <span className="field-note field-warning">
              <WarningIcon />
              <span>{warning}</span>
            </span>
          )}
        </div>
        {channel && channel.used_by.length > 0 ? <Uses channel={channel} /> : null}
      </div>
    </div>
  );
});

/** Other uses of the channel; the titles at a press. */
function Uses({ channel }: { channel: Channel }) {
  const { words } = useNotificationSettings();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const uses = channel.used_by;
  return (
    <span className="channel-uses">
      <Button
        ref={anchor}
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {words.usedBy(uses.length)}
      </Button>
      {isOpen ? (
        <Popover label={words.usesOf(channel.name)} anchor={anchor} onClose={() => setOpen(false)}>
          <ul className="channel-use-list">
            {uses.map(({ id, title }) => (
              <li key={id}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </Popover>
      ) : null}
    </span>
  );
}

function nameOfMissing(
  id: number,
  kind: string,
  isKnown: boolean,
  words: ReturnType<typeof useNotificationSettings>["words"],
): string {
  return isKnown ? words.goneChannel(id) : words.channelOf(words.kinds[kind] ?? kind, id);
}
