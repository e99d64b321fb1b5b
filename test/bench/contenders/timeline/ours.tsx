import "../../../../src/entries/message-timeline.js";
import type { MessageTimelineElement } from "../../../../src/entries/message-timeline.js";

/* One friend's messages, all in the answer to the first call; the peers have theirs in the script. Ids begin below 0 in the workload. */

interface Given {
  id: number;
  name: string;
  text: string;
}

const shift = 1_000;
const timeline = document.createElement("message-timeline") as MessageTimelineElement;

function messageOf({ id, name, text }: Given) {
  return {
    id: id + shift,
    member_id: 1,
    member: { id: 1, name, icon_url: null },
    timestamp: Date.UTC(2026, 0, 1) + (id + shift) * 60_000,
    type: "text",
    from: "member",
    text,
  };
}

const rows = () => {
  const found = [...(timeline.shadowRoot?.querySelectorAll<HTMLElement>("[data-feed-row]") ?? [])];
  for (const row of found) {
    const { message } = row.querySelector("article")?.dataset ?? {};
    row.dataset.id = String(Number(message) - shift);
  }
  return found;
};

Object.assign(window, {
  bench: {
    mount(root: HTMLElement, messages: readonly Given[]) {
      window.fetch = async () =>
        Response.json({ data: messages.map(messageOf), has_next: false, next: null });
      timeline.pattern = "memberDetail";
      timeline.memberId = "1";
      // As high as what the others show, with its head and foot around it.
      timeline.style.cssText = "height: 700px; width: 800px";
      root.append(timeline);
    },
    scroller: () => timeline.shadowRoot?.querySelector(".feed-box"),
    rows,
    rowEl: (id: number) =>
      timeline.shadowRoot?.querySelector(`[data-message="${id + shift}"]`)?.closest("[data-feed-row]"),
    rowAt: (x: number, y: number) => {
      const row = timeline.shadowRoot?.elementFromPoint(x, y)?.closest("[data-feed-row]");
      rows();
      return row ?? null;
    },
    prepend: (older: readonly Given[]) => timeline.append(older.map(messageOf)),
    selectAll() {
      timeline.value = allIds();
    },
    selected: () => timeline.value.length,
  },
});

/** Those of the script, and the hundred that came before them. */
function allIds(): number[] {
  const count = Number(timeline.shadowRoot?.querySelector("article")?.ariaSetSize ?? 0);
  return Array.from({ length: count }, (_, at) => at + shift - 100);
}
