import { Provider, useAtomValue } from "jotai";
import { createStore } from "jotai/vanilla";
import { act, Profiler } from "react";
import { expect, test } from "vitest";
import { createEditorSession } from "../../../src/editor/index.js";
import { createFriendModel, type FriendModel } from "../../../src/features/friend/index.js";
import { FieldRow } from "../../../src/features/friend/screen/FieldRow.js";
import {
  type FriendContextValue,
  FriendProvider,
} from "../../../src/features/friend/screen/friend-context.js";
import { render } from "../../kit/render.js";
import { plainSettings } from "./plain-settings.js";

const keys = ["201", "202", "203"];

function Row({ model, name }: { model: FriendModel; name: string }) {
  const state = useAtomValue(model.parts.variables.field(name));
  return (
    <FieldRow tab="variables" name={name} label={name} state={state} textOf={String}>
      <input readOnly value={String(state.value)} />
    </FieldRow>
  );
}

/** Three rows of numbers; `drawings` says which of them were drawn, and how often. */
async function open() {
  const store = createStore();
  const model = createFriendModel({ store, settings: plainSettings, now: () => 0, onEdit() {} });
  model.listVariables(
    keys.map((key) => ({
      ...{ id: Number(key), name: key, type: 1, folder: null },
      ...{ isFavorite: false, isWritable: true, isDeleted: false },
    })),
  );
  model.takeVariables({ vals: { 201: 1, 202: 2, 203: 3 }, metas: {} });
  const context = {
    model,
    settings: plainSettings,
    isFixed: false,
    commands: { session: createEditorSession() },
  };
  const drawings: string[] = [];
  const { box } = await render(
    <Provider store={store}>
      <FriendProvider value={context as unknown as FriendContextValue}>
        {keys.map((key) => (
          <Profiler key={key} id={key} onRender={(id) => drawings.push(id)}>
            <Row model={model} name={key} />
          </Profiler>
        ))}
      </FriendProvider>
    </Provider>,
  );
  drawings.length = 0;
  return {
    drawings,
    box,
    write: (key: string, value: number | string) =>
      act(async () => model.parts.variables.write(key, value, true)),
  };
}

test("a field that is written is drawn again, and no other", async () => {
  const { drawings, write } = await open();
  await write("202", 25);
  await write("202", 257);
  expect(drawings).toEqual(["202", "202"]);
});

test("what goes on being wrong draws no other field again either", async () => {
  const { drawings, write, box } = await open();
  await write("202", "x");
  expect(box.querySelectorAll(".field-error")).toHaveLength(1);
  drawings.length = 0;
  await write("202", "xy");
  expect(drawings).toEqual(["202"]);
});
