import { type ReactNode, useState } from "react";
import { ConsoleElement } from "../../../src/element-base/console-element.js";
import { define, withProperties } from "../../../src/element-base/define.js";
import { styleText } from "../../../src/kit/style-text.js";
import { type ElementBench, elementBench, widgetStyles } from "./element-bench.js";

/** The peers' small widget on our base; its styles are a shared sheet beside those of the kit. */
export function defineWidget(): ElementBench {
  define(withProperties(WidgetElement));
  return elementBench("x-widget");
}

class WidgetElement extends ConsoleElement {
  static override readonly declaration = {
    tag: "x-widget",
    attributes: { label: { kind: "text" }, count: { kind: "number" } },
    events: {},
  } as const;
  protected override readonly styles = [styleText(widgetStyles)];

  override render(): ReactNode {
    return (
      <Widget
        label={this.setting<string | null>("label") ?? ""}
        count={this.setting<number | null>("count") ?? 0}
      />
    );
  }
  override workAsText(): string {
    return "";
  }
  protected override settingsChanged(): void {}
  protected override inputRead(): void {}
}

function Widget({ label, count }: { label: string; count: number }): ReactNode {
  const [text, setText] = useState("");
  return (
    <div className="w">
      <h4>{label}</h4>
      <span className="c">{count}</span>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText("")}>
        消す
      </button>
      <ul>
        {[0, 1, 2, 3, 4].map((more) => (
          <li key={more}>
            {label} {count + more}
          </li>
        ))}
      </ul>
    </div>
  );
}
