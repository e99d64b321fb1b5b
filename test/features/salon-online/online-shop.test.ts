import { createStore } from "jotai/vanilla";
import { describe, expect, it, test, vi } from "vitest";
import type { SalonActions } from "../../../src/features/salon/actions.js";
import type { SalonModel } from "../../../src/features/salon/salon-model.js";
import { type EditsSave, saveEdits } from "../../../src/features/salon-online/online/save-edits.js";
import { createSectionEdits } from "../../../src/features/salon-online/online/section-edits.js";
import {
  isImageRight,
  opaqueShopKeys,
  shopFieldAt,
  shopFields,
  shopKeys,
  shopOnWire,
} from "../../../src/features/salon-online/online/shop-info.js";
import type { Answer } from "../../../src/lib/failure.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";

const info = { name: "A", tel: "03", address: "", image_url: null, description: "", notice: "", hours: [1] };
const fieldsWith = (change: PlainObject) => shopFields({ shop_info: { ...info, ...change } });

function editing(kept: PlainObject | null = null) {
  const onEdit = vi.fn();
  const store = createStore();
  const work = createSectionEdits({ store, keys: shopKeys, kept, isRight: isImageRight, onEdit });
  work.follow(fieldsWith({}));
  return { work, onEdit, conflicts: () => store.get(work.atoms.conflicts) };
}

describe("the fields of a shop", () => {
  it("are texts; what is none is held", () => {
    const config = { shop_info: { name: { a: 1 }, tel: 312345678, notice: null } };
    expect(shopFields(config)).toEqual({
      ...{ name: "", tel: "312345678", address: "" },
      ...{ image_url: "", description: "", notice: "" },
    });
    expect(opaqueShopKeys(config)).toEqual(["name"]);
  });
  it("are sent whole, with keys that nobody knows, and without an address as null", () => {
    const config = { shop_info: { ...info, image_url: "/a.png" } };
    expect(shopOnWire(config, { image_url: "  ", tel: "06" })).toEqual({ ...info, tel: "06" });
    expect(shopOnWire({ shop_info: null }, { name: "B" })).toEqual({ name: "B" });
  });
  it.each([
    ["", true],
    [" https://a.test/b.png ", true],
    ["/img/b.png", true],
    ["//a.test/b.png", false],
    ["javascript:alert(1)", false],
    ["b.png", false],
  ])("an address of a picture %j is right: %j", (image_url, isRight) => {
    expect(isImageRight({ image_url })).toBe(isRight);
  });
  it.each([
    ["shop_info.tel", "tel"],
    ["shop_info[image_url]", "image_url"],
    ["shop_info", null],
    ["shop_info.hours", null],
    ["tel", null],
  ])("a refusal of %s is about %s", (key, field) => {
    expect(shopFieldAt(key)).toBe(field);
  });
});

describe("edits", () => {
  it("are none any more where a field is as it was", () => {
    const { work, onEdit } = editing();
    work.write("tel", "06");
    expect([work.isDirty(), work.values().tel]).toEqual([true, "06"]);
    work.write("tel", "03");
    expect(work.isDirty()).toBe(false);
    expect(onEdit).toHaveBeenCalledTimes(2);
  });
  it("stay over what comes from the server, and what only others changed is theirs", () => {
    const { work } = editing();
    work.write("tel", "06");
    work.follow(fieldsWith({ address: "X" }));
    expect(work.values()).toMatchObject({ tel: "06", address: "X" });
    expect(work.isUndecided()).toBe(false);
    expect(work.begin().changes).toEqual({ tel: "06" });
  });
  it("are asked about where both have changed the same field; another change of others asks anew", () => {
    const { work, conflicts } = editing();
    work.write("tel", "06");
    work.follow(fieldsWith({ tel: "045" }));
    expect(conflicts()).toEqual({ tel: { mine: "06", theirs: "045", before: "03" } });
    expect(work.isUndecided()).toBe(true);
    work.choose("tel", "before");
    expect([work.isUndecided(), work.begin().changes]).toEqual([false, { tel: "03" }]);
    work.choose("tel", "theirs");
    expect([work.values().tel, work.begin().changes]).toEqual(["045", {}]);
    work.follow(fieldsWith({ tel: "052" }));
    expect([work.isUndecided(), work.values().tel]).toEqual([true, "06"]);
    work.follow(fieldsWith({ tel: "06" }));
    expect(work.isDirty()).toBe(false);
  });
  it("are mine again where somebody writes on after a choice", () => {
    const { work } = editing();
    work.write("tel", "06");
    work.follow(fieldsWith({ tel: "045" }));
    work.choose("tel", "theirs");
    work.write("tel", "0451");
    expect([work.isUndecided(), work.values().tel]).toEqual([false, "0451"]);
  });
  it("that were typed while others are saved stand on the answer", () => {
    const { work, conflicts } = editing();
    work.write("tel", "06");
    work.write("name", "B");
    const { edits } = work.begin();
    work.write("tel", "066");
    work.follow(fieldsWith({ tel: "06", name: "B" }));
    work.saved(edits, fieldsWith({ tel: "06", name: "B" }));
    expect(conflicts()).toEqual({});
    expect(work.begin().changes).toEqual({ tel: "066" });
  });
  it("are kept for another page, and hold against what is read there", () => {
    const { work } = editing();
    work.write("notice", "n");
    const again = editing(JSON.parse(JSON.stringify(work.written())));
    expect(again.work.begin().changes).toEqual({ notice: "n" });
    expect(again.conflicts()).toEqual({});
  });
  it("from a draft of another kind are none", () => {
    expect(editing({ edits: { price: { value: 1 }, tel: 5, constructor: {} } }).work.isDirty()).toBe(false);
    expect(editing({ edits: [] }).work.isDirty()).toBe(false);
  });
  it("that are judged wrong are not valid", () => {
    const { work } = editing();
    work.write("image_url", "b.png");
    expect(work.isValid()).toBe(false);
  });
});

describe("saving", () => {
  const body = (current: PlainObject) => ({ message: "m", code: "stale", current, errors: {} });
  const stale = (current: PlainObject): Answer<PlainObject> => {
    const failure = {
      kind: "invalid",
      status: 422,
      messages: ["m"],
      fields: {},
      body: body(current),
    } as const;
    return { ok: false, failure };
  };
  const ok = (data: PlainObject): Answer<PlainObject> => ({ ok: true, status: 200, data });

  function saving(...answers: Answer<PlainObject>[]) {
    const { work } = editing();
    const readOnline = vi.fn(async (): Promise<Answer<PlainObject | null>> => ok({ shop_info: info }));
    const actions = { failed: vi.fn(), report: vi.fn(), refuse: vi.fn(), readOnline };
    const saveWork = (_: string, call: (isOpen: () => boolean) => Promise<unknown>) => call(() => true);
    const model = { warn: vi.fn(), edited: vi.fn(), saveWork };
    const send = vi.fn(async (_: object) => answers.shift() ?? ok({ shop_info: info }));
    const save: EditsSave = {
      ...{ name: "shop", work, conflictOpen: "open", send, read: shopFields, fieldAt: shopFieldAt },
      model: model as unknown as SalonModel,
      actions: actions as unknown as SalonActions,
      problems: (values) => (isImageRight(values) ? {} : { image_url: ["wrong"] }),
    };
    return { work, actions, model, send, save: () => saveEdits(save) };
  }

  test("without an edit nothing is sent", async () => {
    const { save, send } = saving();
    await save();
    expect(send).not.toHaveBeenCalled();
  });
  test("what is wrong is said and not sent", async () => {
    const { work, save, send, actions, model } = saving();
    work.write("image_url", "b.png");
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(actions.refuse).toHaveBeenCalledWith("online", ["wrong"]);
    expect(model.warn).toHaveBeenLastCalledWith("online", ["wrong"]);
    expect(work.isDirty()).toBe(true);
  });
  test("a second press while the first call is under way sends nothing", async () => {
    const { work, save, send } = saving(ok({ shop_info: { ...info, tel: "06" } }));
    work.write("tel", "06");
    await Promise.all([save(), save()]);
    expect(send.mock.calls).toEqual([[{ tel: "06" }]]);
    expect([work.isDirty(), work.isBusy()]).toEqual([false, false]);
  });
  test("after a failure all that was typed is there, and another try sends it", async () => {
    const failure = { kind: "refused", status: 500, messages: [] } as const;
    const { work, save, send, actions } = saving(
      { ok: false, failure },
      ok({ shop_info: { ...info, tel: "06" } }),
    );
    work.write("tel", "06");
    await save();
    expect(actions.failed).toHaveBeenCalledWith("online", failure);
    expect(work.values().tel).toBe("06");
    await save();
    expect(send).toHaveBeenCalledTimes(2);
    expect(work.isDirty()).toBe(false);
  });
  test("over what others have left it is sent once more, where nothing stands against that", async () => {
    const theirs = { shop_info: { ...info, address: "X" } };
    const { work, save, send, actions } = saving(
      stale(theirs),
      ok({ shop_info: { ...info, address: "X", tel: "06" } }),
    );
    work.write("tel", "06");
    await save();
    expect(send).toHaveBeenCalledTimes(2);
    expect(actions.failed).not.toHaveBeenCalled();
    expect([work.isDirty(), work.values().address]).toEqual([false, "X"]);
  });
  test("where both have changed the same nothing is sent before somebody has chosen", async () => {
    const { work, save, send, actions } = saving(
      stale({ shop_info: { ...info, tel: "045" } }),
      ok({ shop_info: { ...info, tel: "06" } }),
    );
    work.write("tel", "06");
    await save();
    actions.readOnline.mockResolvedValue(ok({ shop_info: { ...info, tel: "045" } }));
    await save();
    expect(send).toHaveBeenCalledTimes(1);
    expect(actions.refuse).toHaveBeenCalledWith("online", ["open"]);
    work.choose("tel", "mine");
    await save();
    expect(send.mock.calls[1]).toEqual([{ tel: "06" }]);
    expect(work.isDirty()).toBe(false);
  });
  test("it is read again first: what only others have changed stays, what both have changed is asked about", async () => {
    const { work, save, send, actions } = saving(ok({ shop_info: { ...info, tel: "06", address: "X" } }));
    const theirs = ok({ shop_info: { ...info, tel: "045", address: "X" } });
    actions.readOnline.mockResolvedValue(theirs);
    work.write("tel", "06");
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(actions.refuse).toHaveBeenCalledWith("online", ["open"]);
    work.choose("tel", "mine");
    await save();
    expect(send.mock.calls).toEqual([[{ tel: "06" }]]);
    expect([work.isDirty(), work.values().address]).toEqual([false, "X"]);
  });
  test("where it cannot be read again nothing is sent, and that is said", async () => {
    const failure = { kind: "refused", status: 500, messages: [] } as const;
    const { work, save, send, actions } = saving();
    actions.readOnline.mockResolvedValue({ ok: false, failure });
    work.write("tel", "06");
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(actions.failed).toHaveBeenCalledWith("online", failure);
    expect([work.values().tel, work.isBusy()]).toEqual(["06", false]);
  });
  test("theirs throughout is saved already", async () => {
    const { work, save, send, actions } = saving();
    actions.readOnline.mockResolvedValue(ok({ shop_info: { ...info, tel: "045" } }));
    work.write("tel", "06");
    work.follow(fieldsWith({ tel: "045" }));
    work.choose("tel", "theirs");
    await save();
    expect(send).not.toHaveBeenCalled();
    expect([work.isDirty(), work.values().tel]).toEqual([false, "045"]);
  });
});
