import { atom, Provider } from "jotai";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { createEditorSession, type EditorCommands } from "../../../src/editor/index.js";
import type { ConditionEditors } from "../../../src/features/filter/conditions/editor-types.js";
import type { ConditionVariants } from "../../../src/features/filter/conditions/index.js";
import { checks } from "../../../src/features/filter/deferred.js";
import { FilterScreen } from "../../../src/features/filter/FilterScreen.js";
import type { FilterSettings } from "../../../src/features/filter/settings.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { listsOf } from "./conditions/show-editor.js";
import { filterOf, openFilter } from "./open-filter.js";

/**
 * The whole screen of a filter with these conditions, what is loaded a moment later included. Of every list the page has
 * one item, 常連, with the id 1.
 */
export async function openScreen(
  inputs: readonly PlainData[] = [],
  settings: Partial<FilterSettings> = {},
  made: { conditions?: ConditionVariants; editors?: ConditionEditors } = {},
) {
  const opened = openFilter(
    filterOf(...inputs),
    { mode: "funneling", copyable: false, ...settings },
    made.conditions,
  );
  const session = createEditorSession();
  const refused: string[] = [];
  const commands = {
    session,
    pageEditors: new Map(),
    refuse: (text: string) => refused.push(text),
  } as unknown;
  const services = {
    page: {
      lists: listsOf([{ id: 1, name: "常連" }]),
      audience: atom({ estimate: null, explain: null, findFriends: null }),
      folders: async () => ({ ok: true, data: [], status: 200 }),
    } as never,
    today: () => "2026-11-21",
    retryLoading: () => {},
  };
  const page = await renderInShadow(
    <Provider store={opened.store}>
      <FilterScreen
        model={opened.model}
        commands={commands as EditorCommands}
        services={services}
        {...(made.editors && { editors: made.editors })}
      />
    </Provider>,
  );
  await act(() => checks.load());
  const clipboard = () => {
    const commands = opened.look(opened.model.atoms.clipboard);
    if (!commands) throw new Error("nothing can be copied");
    return commands;
  };
  return {
    ...opened,
    ...page,
    refused,
    clipboard,
    tryToFinish: () => act(async () => opened.store.set(session.attempts, 1)),
    press: (name: string) => act(async () => page.get(`button[aria-label="${name}"]`).click()),
    rows: () => [...page.box.querySelectorAll(".cond")].map((row) => row.getAttribute("aria-label")),
  };
}

/** In a shadow root, as an element draws: what listens to the clipboard listens there. */
async function renderInShadow(tree: ReactNode) {
  // happy-dom cannot say what has the focus in one root while it is in another.
  const focused = document.activeElement?.shadowRoot?.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  const host = document.body.appendChild(document.createElement("div"));
  const box = host.attachShadow({ mode: "open" });
  const root = createRoot(box);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(tree));
  return {
    box,
    get<E extends HTMLElement>(selector: string): E {
      const element = box.querySelector<E>(selector);
      if (!element) throw new Error(`Nothing matches ${selector} in ${box.innerHTML}`);
      return element;
    },
  };
}
