import { useState } from "react";
import { Virtuoso } from "react-virtuoso";
import { timelineBench, useTimeline } from "../../parts/timeline-react.jsx";

function Timeline({ api, given }) {
  const { messages, row } = useTimeline(api, given);
  const [first, setFirst] = useState(1_000_000);
  api.beforePrepend = (older) => setFirst((before) => before - older.length);
  return (
    <Virtuoso
      className="sc"
      style={{ height: 600 }}
      data={messages}
      firstItemIndex={first}
      initialTopMostItemIndex={{ index: given.length - 1, align: "end" }}
      defaultItemHeight={80}
      computeItemKey={(_, { id }) => id}
      itemContent={(_, message) => row(message)}
    />
  );
}

window.bench = timelineBench(Timeline, {
  scroller: () => document.querySelector("[data-virtuoso-scroller]"),
});
