import { Button } from "../../kit/Button.js";
import { ArrowDownIcon, ArrowUpIcon } from "../../kit/icons.js";
import type { TimelineWords } from "./messages.js";

/** Ways to what is not seen: unconfirmed messages above and below, and new ones. */
export function TimelineLeads(props: {
  above: number;
  below: number;
  arrived: number;
  words: TimelineWords;
  onLead(step: 1 | -1): void;
  onNewest(): void;
}) {
  const { above, below, arrived, words, onLead, onNewest } = props;
  return (
    <>
      {above > 0 ? (
        <Button size="s" icon={<ArrowUpIcon />} onPress={() => onLead(-1)}>
          {words.above(above)}
        </Button>
      ) : null}
      {below > 0 ? (
        <Button size="s" icon={<ArrowDownIcon />} onPress={() => onLead(1)}>
          {words.below(below)}
        </Button>
      ) : null}
      {arrived > 0 ? (
        <Button size="s" variant="primary" onPress={onNewest}>
          {words.newest(arrived)}
        </Button>
      ) : null}
    </>
  );
}
