import { type ReactNode, useEffect, useState } from "react";
import { ConsoleElement } from "../../../src/element-base/console-element.js";
import type { ElementDeclaration } from "../../../src/element-base/declaration.js";
import { withProperties } from "../../../src/element-base/define.js";

export interface ProbeProps {
  label?: unknown;
  open?: unknown;
  data?: unknown;
  count?: unknown;
  cb?: unknown;
  onItemPicked?(item: { id: number }): void;
}

/** What a probe was given last, and how often it came and went. */
export interface ProbeLog {
  shown: ProbeProps;
  mounts: number;
  unmounts: number;
}

export function newLog(): ProbeLog {
  return { shown: {}, mounts: 0, unmounts: 0 };
}

/** The component inside of every probe: it shows what it gets, holds a typed draft and fires an event. */
export function Probe({ log, ...props }: ProbeProps & { log: ProbeLog }): ReactNode {
  log.shown = props;
  const [draft, setDraft] = useState("");
  const [marked, setMarked] = useState(false);
  useEffect(() => {
    log.mounts += 1;
    return () => {
      log.unmounts += 1;
    };
  }, [log]);
  return (
    <div className="probe">
      {marked ? "印つき" : null}
      <span>本文</span>
      <input value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />
      <button type="button" className="pick" onClick={() => props.onItemPicked?.({ id: 1 })}>
        選ぶ
      </button>
      <button type="button" className="mark" onClick={() => setMarked(!marked)}>
        印
      </button>
      <button
        type="button"
        className="call"
        onClick={() => typeof props.cb === "function" && props.cb("called")}
      >
        呼ぶ
      </button>
    </div>
  );
}

const attributes = {
  label: { kind: "text" },
  open: { kind: "boolean" },
  data: { kind: "json" },
  count: { kind: "number" },
} as const;

const events = { "item-picked": { cancelable: true }, failure: {} } as const;

/** The same component on our base. */
export function probeElement(tag: ElementDeclaration["tag"], log: ProbeLog) {
  return withProperties(
    class extends ConsoleElement {
      static override readonly declaration = { tag, attributes, events };
      protected override readonly styles = [];

      override render(): ReactNode {
        return (
          <Probe
            log={log}
            label={this.setting("label")}
            open={this.setting("open")}
            data={this.setting("data")}
            count={this.setting("count")}
            onItemPicked={(item) => this.emit("item-picked", item)}
          />
        );
      }
      override workAsText(): string {
        return "控え";
      }
      protected override settingsChanged(): void {}
      protected override inputRead(name: string, problem: string | null): void {
        if (problem !== null) this.emitOnPage("failure", { name, problem });
      }
    },
  );
}
