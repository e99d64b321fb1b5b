import { useState } from "react";
import { widgetStyles } from "./element-bench.js";

/** The same small thing everywhere: a heading, a counter, a text box with a button, a list of five. */
export function Widget({ label = "", count = 0 }) {
  const [text, setText] = useState("");
  return (
    <div className="w">
      <style>{widgetStyles}</style>
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
