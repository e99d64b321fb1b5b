import { useLayoutEffect, useRef } from "react";
import { VList } from "virtua";
import { timelineBench, useTimeline } from "../../parts/timeline-react.jsx";

function Timeline({ api, given }) {
  const { messages, row } = useTimeline(api, given);
  const list = useRef(null);
  const prepending = useRef(false);
  api.beforePrepend = () => {
    prepending.current = true;
  };
  const last = given.length - 1;
  useLayoutEffect(() => {
    list.current.scrollToIndex(last, { align: "end" });
  }, [last]);
  useLayoutEffect(() => {
    prepending.current = false;
  });
  return (
    <VList ref={list} className="sc" style={{ height: 600 }} shift={prepending.current} data={messages}>
      {row}
    </VList>
  );
}

window.bench = timelineBench(Timeline);
