import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import type { Reservation } from "../../../../src/api/reservations.js";
import { createServerClient } from "../../../../src/collection/index.js";
import { salonQueries } from "../../../../src/features/reservation/index.js";
import {
  createScheduleModel,
  scheduleQueries,
  scheduleWords,
} from "../../../../src/features/schedule/index.js";
import { createMutations } from "../../../../src/features/schedule/mutations/create-mutations.js";
import type { ShiftRuns } from "../../../../src/features/schedule/mutations/deps.js";
import { planShift } from "../../../../src/features/schedule/shifts/planned-shift.js";
import type { ScheduleDialog } from "../../../../src/features/schedule/unsaved/schedule-dialog.js";
import type { Answer } from "../../../../src/lib/failure.js";
import { openHttp } from "../../../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../../../lib/stub-fetch.js";
import { reservation, shift, today } from "../records.js";

const fields = { from: "10:00", to: "19:00", description: "", repeat: "none", expired_at: null };
type Actions = ReturnType<typeof createMutations>["actions"];

const cells = [1, 2, 3].map((resourceId) => ({ date: today, resourceId }));

describe("a move", () => {
  const before = reservation(5, { updated_at: "2026-03-01T10:00:00+09:00" });
  const after = { date: "2026-03-26", from: 720, to: 780, salonResourceId: 1 };
  const planned = {
    key: "r5",
    before: { ...after, date: today, from: 600, to: 660 },
    after,
    version: before.updated_at,
  };

  it("can be taken back once it is saved, and the others on the page hear of it last", async () => {
    const { mutations, model, told, said } = open();
    const saved = {
      ...before,
      date: after.date,
      from: "12:00",
      to: "13:00",
      updated_at: "2026-03-01T11:00:00+09:00",
    };
    stubFetch(jsonAnswer(saved));
    await mutations.actions.move(before, planned);
    expect(model.undoable()?.move).toMatchObject({ key: "r5", before: after, version: saved.updated_at });
    expect(said()).toBe(`${model.undoable()?.text}${scheduleWords.ja.undoIsNext}`);
    expect(told).toEqual([["here", 5]]);
  });

  it("of a salon that is shown no longer says nothing, and is heard of there all the same", async () => {
    const { mutations, model, told, said, show } = open();
    stubFetch(jsonAnswer({ ...before, date: after.date, from: "12:00", to: "13:00" }));
    const moving = mutations.actions.move(before, planned);
    show("2");
    await moving;
    expect([model.undoable(), said(), told]).toEqual([null, "", [["there", 5]]]);
  });
});

describe("shifts of several days", () => {
  it("what fails stays in the dialog, and what is done is not kept", async () => {
    const { mutations, model, ended, failures } = open();
    const sent = stubFetch(jsonAnswer({}), jsonAnswer({ message: "x" }, { status: 500 }), jsonAnswer({}));
    model.dialogs.open({ is: "paint", cells });
    expect(await mutations.actions.paintShifts(cells, { ...fields, start_date: today })).toBe(false);
    expect(sent.filter(({ method }) => method === "POST").length).toBe(3);
    expect(model.dialogs.shown()).toMatchObject({ is: "paint", cells: [cells[1]] });
    expect([ended, failures]).toEqual([[null], [scheduleWords.ja.paintRest(1)]]);
  });

  const shifts = cells.map(({ resourceId }) =>
    shift(30 + resourceId, today, { salon_resource_id: resourceId }),
  );
  const copies = shifts.flatMap((each) => planShift(each, today) ?? []);
  const left = cells.slice(1);
  it.each<[string, ScheduleDialog, (actions: Actions) => Promise<boolean>, object]>([
    [
      "painted",
      { is: "paint", cells, hours: { from: "09:00", to: "18:00" } },
      ({ paintShifts }) => paintShifts(cells, { ...fields, start_date: today }),
      {
        ...{ is: "paint", cells: left },
        hours: { from: "09:00", to: "18:00" },
        left: { from: "10:00", to: "19:00", description: "" },
      },
    ],
    [
      "deleted",
      { is: "erase", shifts },
      ({ eraseShifts }) => eraseShifts(shifts),
      { is: "erase", shifts: shifts.slice(1), left: true },
    ],
    [
      "copied",
      { is: "copy", date: today, cells: null },
      ({ copyShifts }) => copyShifts(copies, { mayGoOn: () => true, ended: () => {} }),
      {
        ...{ is: "copy", date: today, cells: left },
        left: left.map((cell) => ({ ...cell, from: "10:00", to: "19:00" })),
      },
    ],
  ])(
    "a page that has expired sends no more of them, and what is left is kept: %s",
    async (_, dialog, act, rest) => {
      const { mutations, model, kept } = open();
      const sent = stubFetch(jsonAnswer({}), jsonAnswer({ message: "x" }, { status: 419 }));
      model.dialogs.open(dialog);
      model.dialogs.write({ description: "研修" }, {});
      expect(await act(mutations.actions)).toBe(false);
      expect(sent.filter(({ method }) => method !== "GET").length).toBe(2);
      const work = { dialog: rest, written: { description: "研修" } };
      expect([kept(), mutations.dialogs().unsaved()]).toEqual([work, work]);
      model.dialogs.close();
      expect(mutations.dialogs().unsaved()).toBe(null);
    },
  );

  it("what is left of a salon that is shown no longer is kept for it", async () => {
    const { mutations, model, ended, failures, show } = open();
    stubFetch(jsonAnswer({ message: "x" }, { status: 500 }));
    model.dialogs.open({ is: "paint", cells });
    const painting = mutations.actions.paintShifts(cells, { ...fields, start_date: today });
    show("2");
    await painting;
    expect(ended).toMatchObject([{ dialog: { is: "paint", cells, left: { from: "10:00" } } }]);
    expect(failures).toEqual([]);
  });
});

function open() {
  const settings = {
    ...({
      locale: "ja",
      server: "",
      salonId: "1",
      page: "PAGE_SCHEDULE",
      view: "date",
      date: today,
    } as const),
  };
  const store = createStore();
  const client = createServerClient();
  const model = createScheduleModel({ store, settings, hourWidth: "usual" as never, today: () => today });
  const told: [where: string, id: number][] = [];
  const failures: string[] = [];
  const ended: unknown[] = [];
  /** Work that was there when the page expired. */
  let kept: unknown = null;
  const place = () => ({ server: "", salon: model.settings().salonId ?? "", http: openHttp() });
  const runs: ShiftRuns = {
    begin: (rest) => ({ id: "1", key: "k", rest }),
    end: (_, left) => void ended.push(left),
    isKept: () => false,
  };
  async function perform<T>(gesture: () => Promise<Answer<T>>, title: string): Promise<Answer<T>> {
    const answer = await gesture();
    if (!answer.ok && answer.failure.kind !== "aborted") failures.push(title);
    if (!answer.ok && answer.failure.kind === "expired") kept = mutations.dialogs().unsaved();
    return answer;
  }
  const mutations = createMutations({
    ...{ client, commands: { perform }, httpOf: () => openHttp(), refresh: () => {}, runs: () => runs },
    model: () => model,
    words: () => scheduleWords.ja,
    queries: () => scheduleQueries(client, place()),
    salon: () => salonQueries(client, place()),
    isOnPage: () => true,
    listening: {
      saved: ({ id }: Reservation) => void told.push(["here", id]),
      teller:
        () =>
        ({ id }) =>
          void told.push(["there", id]),
    },
  });
  const said = () => store.get(model.atoms.announcement).text;
  const show = (salonId: string) => model.configure({ ...settings, salonId });
  return { mutations, model, told, failures, ended, said, show, kept: () => kept };
}
