import { act, useState } from "react";
import { expect, test } from "vitest";
import type { ItemId, ResourceItem } from "../../../../src/api/resources.js";
import { type ActionContext, ActionProvider } from "../../../../src/features/action/action-context.js";
import { EventReservationEditor } from "../../../../src/features/action/effects/event-reservation/EventReservationEditor.js";
import type { EventReservationEffect } from "../../../../src/features/action/effects/event-reservation/event-reservation.js";
import { eventReservationSamples as samples } from "../../../../src/features/action/effects/event-reservation/event-reservation.samples.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import { createResource } from "../../../../src/features/picker/index.js";
import type { Answer } from "../../../../src/lib/failure.js";
import { fire, render } from "../../../kit/render.js";
import { sourceOf } from "../../picker/open-picker.js";
import { settingsWith } from "../open-model.js";
import { judgedAt } from "./judged.js";

const slots = [
  {
    id: 801,
    name: "ヘッドスパ体験会",
    has_menu: 1,
    event_menus: [
      { id: 811, name: "30分コース", price: 1200 },
      { id: 812, name: "60分コース" },
    ],
  },
  { id: 802, name: "ヘアケア教室", has_menu: 0, event_menus: [] },
] as unknown as readonly ResourceItem[];

test("plans are offered with their price, and only by slots that have some", async () => {
  const page = await edit(samples.typical);
  expect(page.plans()).toEqual(["30分コース（1,200 円）", "60分コース"]);
  expect((await edit(samples.withoutPlans)).box.querySelector("select")).toBeNull();
});

test("a plan that is gone is said to be (rules: deleted-choice)", async () => {
  expect((await edit(samples.planDeleted)).plans()).toContain("! 選択肢が削除済 !");
});

test("what is left is shown, of the plan where one is chosen", async () => {
  const page = await edit(samples.typical);
  expect(page.calls.map(({ asked }) => asked)).toEqual(["menus 811"]);
  expect(page.rest()).toBe("残数を確認中...");
  await page.answer(0, { ok: true, data: 1200, status: 200 });
  expect(page.rest()).toBe("残数 1,200");
});

test("that it cannot be known is said (rules: event-reservation-rest)", async () => {
  const page = await edit(samples.withoutPlans);
  expect(page.calls.map(({ asked }) => asked)).toEqual(["slots 802"]);
  await page.answer(0, { ok: false, failure: { kind: "refused", status: 500, messages: [] } });
  expect(page.rest()).toBe("残数が取得できませんでした");
});

test("another plan ends the call for the one before, whose answer counts no more", async () => {
  const page = await edit(samples.typical);
  await page.choosePlan(1);
  expect(page.calls.map(({ asked, signal }) => [asked, signal.aborted])).toEqual([
    ["menus 811", true],
    ["menus 812", false],
  ]);
  await page.answer(1, { ok: true, data: 2, status: 200 });
  await page.answer(0, { ok: true, data: 9, status: 200 });
  expect(page.rest()).toBe("残数 2");
});

test("what is left of the plan before is not shown while the next is asked for", async () => {
  const page = await edit(samples.typical);
  await page.answer(0, { ok: true, data: 9, status: 200 });
  await page.choosePlan(1);
  expect(page.rest()).toBe("残数を確認中...");
});

test("without a slot nothing is asked", async () => {
  const page = await edit(samples.empty);
  expect([page.calls.length, page.rest()]).toEqual([0, ""]);
});

/** The effect in its editor, on a page that answers when the test says so. */
async function edit(effect: EventReservationEffect) {
  const list = createResource({
    given: sourceOf(slots),
    load: () => Promise.reject(new Error("a test has all lists")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  const lists = {
    list: () => list,
    choices: () => list,
    add: () => Promise.reject(new Error("nothing is added")),
  };
  const calls: { asked: string; signal: AbortSignal; resolve(answer: Answer<number>): void }[] = [];
  const rest = (of: string, id: ItemId, signal: AbortSignal) =>
    new Promise<Answer<number>>((resolve) => calls.push({ asked: `${of} ${id}`, signal, resolve }));
  const settings = settingsWith();
  const options = {
    settings,
    lists,
    // Conditions are no business of an editor.
    page: { lists, rest } as Partial<ActionContext["page"]> as ActionContext["page"],
    effects: allEffects,
    editors: {},
    reportError() {},
    validationContext: () => ({ ...judgedAt("2026-11-22 10:00"), lists }),
  };
  function Operator() {
    const [shown, setShown] = useState(effect);
    return (
      <ActionProvider value={options}>
        <EventReservationEditor
          value={shown}
          onChange={setShown}
          locale="ja"
          errorAt={() => undefined}
          warningAt={() => undefined}
          readOnly={false}
        />
      </ActionProvider>
    );
  }
  const page = await render(<Operator />);
  const plan = () => page.get<HTMLSelectElement>("select[data-field=event_menu_id]");
  return {
    ...page,
    calls,
    plans: () => [...plan().options].map(({ text }) => text),
    rest: () => page.get("[role=status].choice-note").textContent,
    answer: (call: number, answer: Answer<number>) => act(async () => calls[call]?.resolve(answer)),
    async choosePlan(index: number) {
      plan().value = String(index);
      await fire(plan(), "change");
    },
  };
}
