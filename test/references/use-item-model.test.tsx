import { createStore, Provider } from "jotai";
import { act } from "react";
import { expect, it } from "vitest";
import type { NewItem, ResourceItem } from "../../src/api/resources.js";
import type { PickerModel } from "../../src/features/picker/index.js";
import { createListModel } from "../../src/features/picker/open/list-model.js";
import { type PageLists, ReferencesProvider } from "../../src/references/index.js";
import { useItemModel } from "../../src/references/use-item-model.js";
import { openDesk } from "../collection/desk.js";
import { givenResource, sourceOf } from "../features/picker/open-picker.js";
import { render } from "../kit/render.js";

const made: ResourceItem = { id: 9, name: "新規" };
const rules = { allowNew: true };

/** A field in an editor for tags, whose owner is told of each choice with what it was drawn with. */
async function openField() {
  const store = createStore();
  const additions = openDesk<NewItem, ResourceItem>();
  const list = givenResource(sourceOf([{ id: 1, name: "来店" }]));
  const lists = { list: () => list, add: (_: string, item: NewItem) => additions.call(item) };
  const context = {
    settings: { locale: "ja" as const, abilities: ["tag-write"] },
    lists: lists as unknown as PageLists,
  };
  const heard: [drawn: string, ids: readonly unknown[]][] = [];
  let model: PickerModel | undefined;
  function Field({ drawn }: { drawn: string }) {
    model = useItemModel({
      kind: "tag",
      ids: [],
      multiple: true,
      rules,
      readOnly: false,
      onChange: (ids) => heard.push([drawn, ids]),
    });
    return null;
  }
  const tree = (drawn: string | null) => (
    <Provider store={store}>
      <ReferencesProvider value={context}>
        {drawn === null ? null : <Field drawn={drawn} />}
      </ReferencesProvider>
    </Provider>
  );
  const page = await render(tree("一"));
  const field = model as PickerModel;
  return { ...page, field, list, additions, heard, draw: (drawn: string | null) => page.update(tree(drawn)) };
}

it("tells the owner of a new item as it is drawn by the time the item is made", async () => {
  const { field, additions, heard, draw } = await openField();
  createListModel(field).addNew("新規");
  await draw("二");
  await act(() => additions.answer(made));
  expect(heard).toEqual([["二", [9]]]);
});

it("tells nobody once the field has gone, and puts the item into the list all the same", async () => {
  const { field, list, additions, heard, draw } = await openField();
  createListModel(field).addNew("新規");
  await draw(null);
  await act(() => additions.answer(made));
  expect(heard).toEqual([]);
  expect(list.state().source?.ids).toEqual([1, 9]);
});
