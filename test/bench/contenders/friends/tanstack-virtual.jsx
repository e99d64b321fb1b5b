import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { createFriendPages, factsOf, rowHeight, timeOf } from "../../parts/friend-pages.js";
import "../../parts/friends.css";

const Row = memo(function Row({ friend, at, selected, choose }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: a page for its speed.
    <div
      className="row"
      role="option"
      aria-selected={selected}
      data-at={at}
      style={{ top: at * rowHeight }}
      onClick={() => friend && choose(friend)}
    >
      {friend && (
        <>
          <div className="av" />
          <div className="hd">
            <b>{friend.name}</b>
            {friend.hide ? <i>非表示</i> : null}
            {friend.notify ? <i>{friend.notify}</i> : null}
            <time>{timeOf(friend)}</time>
          </div>
          <div title={friend.last_message_text}>{friend.last_message_text ?? "メッセージなし"}</div>
          <div>{factsOf(friend)}</div>
        </>
      )}
    </div>
  );
});

function Friends() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [pages] = useState(() => createFriendPages(redraw));
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(null);
  const scroller = useRef(null);
  const rows = useVirtualizer({
    count: pages.total(),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const shown = rows.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => pages.look(first, last), [pages, first, last]);
  const choose = useCallback(
    async (friend) => {
      setChosen(friend);
      setChosen({ ...(await pages.one(friend.id)), whole: true });
    },
    [pages],
  );
  return (
    <div className="panes">
      <div className="side">
        <input
          className="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            pages.search(target.value);
            scroller.current.scrollTop = 0;
          }}
        />
        <div className="sc" role="listbox" ref={scroller}>
          <div style={{ height: rows.getTotalSize(), position: "relative" }}>
            {shown.map(({ index }) => (
              <Row
                key={index}
                friend={pages.at(index)}
                at={index}
                selected={chosen !== null && pages.at(index)?.id === chosen.id}
                choose={choose}
              />
            ))}
          </div>
        </div>
      </div>
      {chosen && (
        <div className="pane">
          <h2>{chosen.name}</h2>
          {chosen.whole && <p>{factsOf(chosen)}</p>}
        </div>
      )}
    </div>
  );
}

window.bench = {
  mount: (root) => createRoot(root).render(<Friends />),
  scroller: () => document.querySelector(".sc"),
  row: (at) => document.querySelector(`[data-at="${at}"]`),
  said: (at) => document.querySelector(`[data-at="${at}"]`)?.textContent,
  search: () => document.querySelector(".search"),
  heading: () => document.querySelector("h2")?.textContent,
  isOpen: () => document.querySelector(".pane p") !== null,
};
