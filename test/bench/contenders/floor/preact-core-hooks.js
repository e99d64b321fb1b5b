import { render } from "preact";
import { useState } from "preact/hooks";
import { jsx } from "preact/jsx-runtime";

function Counter() {
  const [count, setCount] = useState(0);
  return jsx("button", { onClick: () => setCount(count + 1), children: count });
}
render(jsx(Counter, {}), document.getElementById("root"));
