import { useNear } from "../../../kit/near.js";
import { range } from "../../../lib/range.js";
import type { ScheduleEntry } from "../layout/entries.js";
import { EntryButton } from "./EntryButton.js";

/** So many come and wait together. */
const chunk = 40;
/** Height of an entry with its gap, before it is drawn, in pixels. */
const entryHeight = 32;

/** Entries below each other. Of many, those far from the screen are room only. */
export function Entries({ entries }: { entries: readonly ScheduleEntry[] }) {
  return range(0, Math.ceil(entries.length / chunk)).map((at) => (
    <EntryChunk
      key={at}
      entries={entries.slice(at * chunk, (at + 1) * chunk)}
      isLong={entries.length > chunk}
    />
  ));
}

function EntryChunk(props: { entries: readonly ScheduleEntry[]; isLong: boolean }) {
  const { entries, isLong } = props;
  const [box, isNear] = useNear({ isWatched: isLong });
  return (
    <div
      ref={box}
      className="schedule-entries"
      style={isNear ? undefined : { blockSize: entries.length * entryHeight }}
    >
      {isNear ? entries.map((entry) => <EntryButton key={entry.key} entry={entry} />) : null}
    </div>
  );
}
