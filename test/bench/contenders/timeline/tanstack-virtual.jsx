import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { timelineBench, useTimeline } from "../../parts/timeline-react.jsx";

function Timeline({ api, given }) {
  const { messages, row } = useTimeline(api, given);
  const scroller = useRef(null);
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 80,
    overscan: 3,
    getItemKey: (i) => messages[i].id,
    anchorTo: "end",
  });
  const { scrollToIndex } = rows;
  const last = given.length - 1;
  useLayoutEffect(() => {
    scrollToIndex(last, { align: "end" });
  }, [scrollToIndex, last]);
  const place = { position: "absolute", top: 0, left: 0, width: "100%" };
  return (
    <div className="sc" ref={scroller} style={{ overflowAnchor: "none" }}>
      <div style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            data-index={index}
            ref={rows.measureElement}
            style={{ ...place, transform: `translateY(${start}px)` }}
          >
            {row(messages[index])}
          </div>
        ))}
      </div>
    </div>
  );
}

window.bench = timelineBench(Timeline);
