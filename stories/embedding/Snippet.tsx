import "./embedding.css";
import { type ReactNode, useState } from "react";
import { Prose } from "../reference/Prose.js";
import { EventLog, type LogLine } from "./EventLog.js";

/** A way of embedding: what to know, the source with a button that copies it, and the same source running. */
export function Snippet(props: {
  text: string;
  source: string;
  fileName: string;
  /** Shows the source at work; called anew, under another key, each time it is started again. */
  live(hear: (name: string, detail: unknown) => void): ReactNode;
}) {
  const { text, source, fileName, live } = props;
  const [run, setRun] = useState(1);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const hear = (name: string, detail: unknown) => {
    const shown = detail === null || detail === undefined ? "" : JSON.stringify(detail);
    setLines((before) => [...before, { id: before.length, name, detail: shown }]);
  };
  const again = () => {
    setLines([]);
    setRun(run + 1);
  };
  return (
    <div className="page snippet sb-unstyled">
      <p>
        <Prose text={text} />
      </p>
      <figure>
        <figcaption>
          <span>{fileName}</span>
          <CopyButton text={source} />
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
        <pre tabIndex={0}>{source.trimEnd()}</pre>
      </figure>
      <div className="snippet-live">
        <div className="snippet-live-head">
          <h3>Live</h3>
          <button type="button" onClick={again}>
            Load again
          </button>
        </div>
        <div key={run}>{live(hear)}</div>
        <EventLog lines={lines} />
      </div>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className="snippet-copy">
      <span role="status">
        {copied === undefined ? "" : copied ? "Copied" : "Not copied: select the text"}
      </span>
      <button type="button" onClick={copy}>
        Copy
      </button>
    </span>
  );
}
