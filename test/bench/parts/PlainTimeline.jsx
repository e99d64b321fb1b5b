import { useLayoutEffect, useRef } from "react";
import { useTimeline } from "./timeline-react.jsx";

/** Every row in the DOM. */
export function PlainTimeline({ api, given, style }) {
  const { messages, row } = useTimeline(api, given);
  const scroller = useRef(null);
  useLayoutEffect(() => {
    scroller.current.scrollTop = scroller.current.scrollHeight;
  }, []);
  return (
    <div className="sc" ref={scroller} style={style}>
      {messages.map(row)}
    </div>
  );
}
