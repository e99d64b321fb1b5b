import { memo, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import "./timeline.css";

/** One message, the same in every React page. */
export const Row = memo(function Row({ message, chosen, toggle }) {
  const { id, name, time, text } = message;
  return (
    <div className="row" data-id={id}>
      <input type="checkbox" checked={chosen} onChange={() => toggle(id)} />
      <div className="av" />
      <div>
        <div className="hd">
          <b>{name}</b> <time>{time}</time>
        </div>
        <div className="tx">{text}</div>
      </div>
    </div>
  );
});

/** Messages and what is chosen of them; `row` draws one. */
export function useTimeline(api, given) {
  const [messages, setMessages] = useState(given);
  const [chosen, setChosen] = useState(() => new Set());
  const toggle = useCallback((id) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  Object.assign(api, { messages, setMessages, chosen, setChosen });
  const row = (message) => (
    <Row key={message.id} message={message} chosen={chosen.has(message.id)} toggle={toggle} />
  );
  return { messages, row };
}

export function timelineBench(Timeline, more = {}) {
  const api = {};
  return {
    mount(root, messages) {
      createRoot(root).render(<Timeline api={api} given={messages} />);
    },
    scroller: () => document.querySelector(".sc"),
    rowEl: (id) => document.querySelector(`.row[data-id="${id}"]`),
    prepend(older) {
      api.beforePrepend?.(older);
      api.setMessages((messages) => older.concat(messages));
    },
    selectAll() {
      api.setChosen(new Set(api.messages.map(({ id }) => id)));
    },
    selected: () => api.chosen.size,
    ...more,
  };
}
