import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type * as ReactPackage from "react";
import type { Root } from "react-dom/client";
import { parseAst } from "rollup/parseAst";
import { afterEach, expect, test } from "vitest";
import { leanReact } from "./lean-react.mjs";

// The installed React, whole and as the build leaves it, draws the same work; what is drawn and what is called are compared.

interface Packages {
  React: typeof ReactPackage;
  createPortal(children: ReactPackage.ReactNode, container: Element): ReactPackage.ReactPortal;
  flushSync(work: () => void): void;
  createRoot(container: Element, options?: object): Root;
}

const require = createRequire(import.meta.url);
const packages = dirname(dirname(require.resolve("react/package.json")));

function load(isLean: boolean): Packages {
  const loaded: Record<string, unknown> = { scheduler: require("scheduler") };
  const file = (name: string, path: string) => {
    const id = packages + path;
    const code = readFileSync(id, "utf8");
    const read = isLean ? leanReact().transform.call({ parse: parseAst }, code, id)?.code : code;
    const module = { exports: {} };
    new Function("require", "exports", "module", read ?? "")(
      (asked: string) => loaded[asked],
      module.exports,
      module,
    );
    loaded[name] = module.exports;
    return module.exports;
  };
  const React = file("react", "/react/cjs/react.production.js");
  const dom = file("react-dom", "/react-dom/cjs/react-dom.production.js");
  const client = file("client", "/react-dom/cjs/react-dom-client.production.js");
  return { React, ...dom, ...client } as Packages;
}

afterEach(() => document.body.replaceChildren());

/** What is drawn and called, step by step, while a small list editor is worked. */
async function worked({ React, createPortal, flushSync, createRoot }: Packages): Promise<readonly string[]> {
  const { createElement: h, useState, useEffect, useLayoutEffect, useRef, memo } = React;
  const steps: string[] = [];
  const container = document.body.appendChild(document.createElement("div"));
  const aside = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container, {
    onCaughtError: (error: Error) => steps.push(`caught: ${error.message}`),
  });
  const note = (step: string) => steps.push(`${step}: ${container.innerHTML} | ${aside.innerHTML}`);
  const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
  const Language = React.createContext("ja");

  class Boundary extends React.Component<{ children?: ReactPackage.ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error) {
      steps.push(`did catch: ${error.message}`);
    }
    override render() {
      return this.state.failed ? h("p", { role: "alert" }, "failed") : this.props.children;
    }
  }
  const Row = memo(function Row({ name, onPick }: { name: string; onPick(name: string): void }) {
    steps.push(`draws ${name}`);
    const language = React.useContext(Language);
    const id = React.useId();
    const field = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => {
      steps.push(`layout of ${name}, with its field: ${field.current !== null}`);
      return () => void steps.push(`layout of ${name} ends`);
    }, [name]);
    useEffect(() => {
      steps.push(`effect of ${name}`);
      return () => void steps.push(`effect of ${name} ends`);
    }, [name]);
    if (name === "fails") throw new Error("cannot be drawn");
    return h(
      "li",
      {
        onClick: () => onPick(name),
        className: `row ${language}`,
        style: { color: "red" },
        "aria-label": name,
      },
      h("input", { ref: field, id: id.replace(/\W/g, ""), defaultValue: name, maxLength: 5 }),
    );
  });
  let change = (_: readonly string[]) => {};
  function Editor() {
    const [rows, setRows] = useState<readonly string[]>(["a", "b", "c"]);
    const [picked, dispatch] = React.useReducer((all: string, name: string) => all + name, "");
    const [text, setText] = useState("");
    const late = React.useDeferredValue(text, "none yet");
    const onPick = React.useCallback((name: string) => dispatch(name), []);
    const count = React.useMemo(() => rows.length, [rows]);
    const outer = React.useSyncExternalStore(
      () => () => {},
      () => "outer",
    );
    change = setRows;
    const onInput = (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value);
    return h(
      React.Fragment,
      null,
      h("textarea", { value: text, onChange: onInput, onCompositionStart: () => steps.push("composes") }),
      h(
        "select",
        { value: "2", onChange: () => {} },
        h("option", { value: "1" }),
        h("option", { value: "2" }),
      ),
      h("input", { type: "checkbox", checked: picked.includes("b"), onChange: () => onPick("b") }),
      h(
        "ul",
        { onClickCapture: () => steps.push("captured") },
        rows.map((name) => h(Row, { key: name, name, onPick })),
      ),
      h("svg", { viewBox: "0 0 1 1" }, h("path", { strokeWidth: 2, d: "M0 0" })),
      h("b", { hidden: count > 3, dangerouslySetInnerHTML: undefined }, count, picked, late, outer),
      createPortal(h("dialog", { open: true, onClick: () => steps.push("in the portal") }, text), aside),
    );
  }
  const draw = () =>
    root.render(
      h(Language.Provider, { value: "en" }, h(Boundary, null, h(Editor)), h(Boundary, null, "beside")),
    );

  flushSync(draw);
  note("drawn");
  await rest();
  note("at rest");
  for (const [step, rows] of Object.entries({
    moved: ["c", "a", "b"],
    "one removed, two added": ["a", "d", "b", "e"],
    emptied: [],
    "filled again": ["b", "a"],
  })) {
    flushSync(() => change(rows));
    note(step);
    await rest();
    note(`${step}, at rest`);
  }
  container.querySelector<HTMLElement>("li")?.click();
  container.querySelector<HTMLElement>("[type=checkbox]")?.click();
  aside.querySelector<HTMLElement>("dialog")?.click();
  await rest();
  note("pressed");
  const field = container.querySelector("textarea");
  field?.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  if (field) Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "あ");
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  note("typed");
  await rest();
  note("typed, at rest");
  flushSync(() => change(["a", "fails"]));
  note("failed");
  await rest();
  flushSync(() => root.unmount());
  await rest();
  note("unmounted");
  return steps;
}

test("what the build leaves of React draws, calls and cleans up as the whole does", async () => {
  const whole = await worked(load(false));
  document.body.replaceChildren();
  expect(await worked(load(true))).toEqual(whole);
  expect(whole).toContain("caught: cannot be drawn");
  expect(whole.at(-1)).toBe("unmounted:  | ");
  expect(whole.length).toBeGreaterThan(50);
});
