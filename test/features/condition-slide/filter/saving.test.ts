import { describe, expect, it, vi } from "vitest";
import { conditionOwner } from "../../../../src/features/action/condition/condition-owner.js";
import {
  dropCondition,
  editCondition,
  openCondition,
} from "../../../../src/features/action/condition/transitions.js";
import { leaveCondition } from "../../../../src/features/action/transitions.js";
import type { ConditionSave } from "../../../../src/features/condition-slide/condition-save.js";
import { saveCondition } from "../../../../src/features/condition-slide/filter/saving.js";
import type { FilterState } from "../../../../src/features/filter/index.js";
import type { Answer, Failure } from "../../../../src/lib/failure.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { actionOf, openModel } from "../../action/open-model.js";
import { conditionOn, filterOn } from "../filter-on.js";

const sent = conditionOn("田中");
const saved: Answer<{ id: number | null }> = { ok: true, data: { id: 7 }, status: 200 };
const failure = { kind: "forbidden", status: 403, messages: [] } as const;

/** Two effects, of which the first one's condition is pending, in the slide; calls end when the test says so. */
function openPending() {
  const opened = openModel(actionOf("一", "二"));
  const { model, look } = opened;
  model.replace(openCondition(model.state(), "r0"));
  const work = filterOn("田中");
  model.edit(editCondition(model.state(), "r0", work));
  const ends: ((answer: Answer<{ id: number | null }>) => void)[] = [];
  const save = vi.fn((_: PlainObject) => new Promise<Answer<{ id: number | null }>>((end) => ends.push(end)));
  const keep = vi.fn();
  const reportFailure = vi.fn();
  const saves = new Map<FilterState, ConditionSave>();
  const decide = (key: string, filter: PlainObject) =>
    saveCondition(filter, { owner: conditionOwner(model, key), saves, save, keep, reportFailure });
  const ids = () =>
    (model.value().inputs as PlainObject[]).map(({ member_query_id }) => member_query_id ?? null);
  const answer = (what: Answer<{ id: number | null }>) => ends.at(-1)?.(what);
  const reported = () => reportFailure.mock.calls.flat();
  return {
    ...opened,
    work,
    save,
    keep,
    saves,
    decide,
    reported,
    ids,
    answer,
    slide: () => look(model.atoms.state).slide,
  };
}

describe("a condition that is decided", () => {
  it("is saved once, becomes the effect's, and the list is back with the focus where it was opened", async () => {
    const { saves, decide, save, keep, reported, ids, answer, slide, takeFocus, work, model } = openPending();
    const deciding = decide("r0", sent);
    expect([saves.get(work), await decide("r0", sent)]).toEqual([{ is: "saving" }, null]);
    answer(saved);
    expect(await deciding).toEqual({ is: "saved", id: 7 });
    expect([ids(), slide(), save.mock.calls, keep.mock.calls]).toEqual([
      [7, null],
      null,
      [[sent]],
      [[7, sent]],
    ]);
    expect(takeFocus()).toEqual({ row: "r0", field: "condition" });
    expect([model.problems(), reported()]).toEqual([[], []]);
  });

  it("and taken back is there as it was, and deciding it again needs no second call", async () => {
    const { decide, save, ids, answer, slide, model } = openPending();
    const deciding = decide("r0", sent);
    answer(saved);
    await deciding;
    model.undoEdit();
    expect([ids(), slide()]).toEqual([[null, null], "r0"]);
    expect(await decide("r0", sent)).toEqual({ is: "saved", id: 7 });
    expect([ids(), save.mock.calls.length]).toEqual([[7, null], 1]);
  });

  it("is the row's, also when the list was shown and the row moved meanwhile", async () => {
    const { decide, ids, answer, model, slide, takeFocus } = openPending();
    const deciding = decide("r0", sent);
    model.replace(leaveCondition(model.state()));
    model.moveEffect("r0", 1);
    takeFocus();
    answer(saved);
    await deciding;
    expect([ids(), slide(), takeFocus()]).toEqual([[null, 7], null, null]);
  });

  it("leaves another slide open", async () => {
    const { decide, ids, answer, model, slide } = openPending();
    const deciding = decide("r0", sent);
    model.replace(openCondition(model.state(), "r1"));
    answer(saved);
    await deciding;
    expect([ids(), slide()]).toEqual([[7, null], "r1"]);
  });
});

describe("an answer is applied to nothing else", () => {
  const meanwhile: [what: string, act: (model: ReturnType<typeof openPending>["model"]) => void][] = [
    ["went on", (model) => model.edit(editCondition(model.state(), "r0", filterOn("佐藤")))],
    ["took it back", (model) => model.undoEdit()],
    ["dropped it", (model) => model.edit(dropCondition(model.state(), "r0"))],
    ["removed the effect", (model) => model.removeEffect("r0")],
    ["got another action from the page", (model) => model.load(actionOf("三", "四"))],
  ];
  it.each(meanwhile)("when the operator %s meanwhile", async (_, act) => {
    const { decide, keep, ids, answer, model } = openPending();
    const deciding = decide("r0", sent);
    act(model);
    const before = model.state();
    answer(saved);
    await deciding;
    expect(model.state()).toBe(before);
    expect(ids()).not.toContain(7);
    expect(keep.mock.calls).toEqual([[7, sent]]);
  });

  it.each(meanwhile)("when the operator %s meanwhile, but a failure is told", async (_, act) => {
    const { decide, reported, answer, model } = openPending();
    const deciding = decide("r0", sent);
    act(model);
    const before = model.state();
    answer({ ok: false, failure });
    await deciding;
    expect([model.state() === before, reported()]).toEqual([true, [failure]]);
  });
});

describe("a save that fails", () => {
  it.each<[what: string, answer: Answer<{ id: number | null }>, failure: Failure]>([
    ["is refused", { ok: false, failure }, failure],
    [
      "has an answer without id",
      { ok: true, data: { id: null }, status: 200 },
      { kind: "unreadable", status: 200, messages: [] },
    ],
  ])(
    "(%s) says so of this filter only, changes nothing, and may be tried again",
    async (_, refused, failure) => {
      const { saves, decide, reported, ids, answer, model, work, slide } = openPending();
      const save = { is: "failed", failure };
      const before = model.state();
      const deciding = decide("r0", sent);
      answer(refused);
      expect(await deciding).toEqual(save);
      expect([saves.get(work), saves.get(filterOn("田中"))]).toEqual([save, undefined]);
      expect(reported()).toEqual([failure]);
      expect(model.state()).toBe(before);
      const again = decide("r0", sent);
      answer(saved);
      await again;
      expect([ids(), slide(), reported().length]).toEqual([[7, null], null, 1]);
    },
  );
});

it("where nothing is pending nothing is saved", async () => {
  const { saves, decide, save } = openPending();
  expect(await decide("r1", sent)).toBeNull();
  expect(save).not.toHaveBeenCalled();
  expect(saves.size).toBe(0);
});
