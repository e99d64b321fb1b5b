import { atom, createStore, Provider } from "jotai";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { createEditorSession, type EditorCommands } from "../../../src/editor/index.js";
import { ActionScreen } from "../../../src/features/action/ActionScreen.js";
import { analysisPart } from "../../../src/features/action/deferred.js";
import type { EffectEditors } from "../../../src/features/action/effects/editor-types.js";
import type { EffectVariants } from "../../../src/features/action/effects/index.js";
import { createActionModel } from "../../../src/features/action/model.js";
import type { ActionPage } from "../../../src/features/action/services.js";
import { createKnownConditions } from "../../../src/features/condition-slide/known-conditions.js";
import { createResource } from "../../../src/features/picker/index.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { sourceOf } from "../picker/open-picker.js";
import { settingsWith } from "./open-model.js";

/** The whole screen of an action, on a page that has all lists. */
export async function openScreen(
  value: PlainObject,
  { effects, editors }: { effects?: EffectVariants; editors?: EffectEditors } = {},
) {
  const store = createStore();
  const list = createResource({
    given: sourceOf([{ id: 102, name: "VIP" }]),
    load: () => Promise.reject(new Error("a test has all lists")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  const lists = { list: () => list, choices: () => list, add: () => Promise.reject(new Error("none")) };
  const page: Pick<ActionPage, "lists" | "conditions" | "filter"> = {
    lists,
    filter: {
      lists,
      audience: atom({ estimate: null, explain: null, findFriends: null }),
      folders: () => Promise.reject(new Error("none")),
      savedFilter: () => Promise.reject(new Error("none")),
    },
    conditions: createKnownConditions(() => Promise.reject(new Error("none"))),
  };
  const model = createActionModel({
    store,
    settings: settingsWith(),
    ...(effects && { effects }),
    now: () => 0,
    moment: () => "2026-11-22 10:00",
    lists: () => lists,
    onEdit: () => {},
  });
  model.load(value);
  const commands: EditorCommands = {
    session: createEditorSession(),
    pageEditors: new Map(),
    submit() {},
    cancel() {},
    refuse() {},
    contentFailed() {},
    perform: (gesture) => gesture(),
    reportFailure() {},
    expire() {},
    restoreDraft() {},
    compareDraft: () => ({ differences: 0, shownRecord: null }),
    discardDraft() {},
  };
  // As on a page: what listens to keys and the clipboard looks for the root around it.
  const box = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const root = createRoot(box);
  // What it works out later is nobody's then, and would be told to the next file.
  onTestFinished(() => act(async () => root.unmount()));
  const screen = (
    <Provider store={store}>
      <ActionScreen
        model={model}
        commands={commands}
        services={{ page: page as ActionPage, reportError() {} }}
        {...(editors && { editors })}
      />
    </Provider>
  );
  // What comes a moment after the rest is there.
  await analysisPart.load();
  await act(async () => root.render(screen));
  const get = <E extends HTMLElement>(selector: string): E => {
    const found = box.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return { model, store, lists, box, get };
}
