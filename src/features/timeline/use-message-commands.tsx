import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../../api/timeline.js";
import type { MessageCommands } from "./message/MessageRow.js";
import { timelineWords } from "./messages.js";
import type { TimelineFeedProps } from "./timeline-feed-props.js";
import { unconfirmedUpTo } from "./unconfirmed.js";
import type { MessageWay } from "./use-older-messages.js";

/** The commands of the rows: they do what they do now, and are the same object, so that a row is not drawn again by them. */
export function useMessageCommands(
  props: Pick<TimelineFeedProps, "model" | "pages" | "confirm" | "matching">,
  rows: readonly Message[],
  way: MessageWay,
): MessageCommands {
  const { model, pages, confirm, matching } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const latest = useRef({ rows, pages, confirm, matching, way });
  useLayoutEffect(() => {
    latest.current = { rows, pages, confirm, matching, way };
  });
  const [commands] = useState(() => ({
    toggle: model.toggle,
    selectUpTo: (id: number) =>
      model.selectRange(
        id,
        latest.current.rows.map((message) => message.id),
      ),
    confirmUpTo(id: number) {
      const { rows, pages, confirm, matching } = latest.current;
      const at = rows.findIndex((message) => message.id === id);
      const upTo = rows[at];
      // Older ones are on pages that have not come: they are counted, and asked about.
      if (upTo && pages.state().data?.next != null) matching.begin({ upTo });
      else confirm(unconfirmedUpTo(rows, at));
    },
    showQuoted(id: number) {
      const { goBackTo, goTo } = latest.current.way;
      return goBackTo(
        (now) => now.find((message) => message.id === id) ?? null,
        goTo,
        timelineWords[locale].quoteMissing,
      );
    },
  }));
  return commands;
}
