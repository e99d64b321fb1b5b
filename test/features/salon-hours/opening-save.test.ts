import { describe, expect, test } from "vitest";
import { addSpan, changeRange, setDate, setType } from "../../../src/features/opening-hours/index.js";
import { salonWords } from "../../../src/features/salon/messages.js";
import { openingWords } from "../../../src/features/salon-hours/opening/messages.js";
import { type OpeningSaveDeps, saveHours } from "../../../src/features/salon-hours/opening/save-hours.js";
import type { Failure } from "../../../src/lib/failure.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { config, loadedEditor, year2026, year2027 } from "./opening-fixtures.js";

const refused: Failure = { kind: "refused", status: 500, messages: [] };
const stale: Failure = { kind: "invalid", status: 422, messages: ["stale"], fields: {} };
const closed = { isClosed: true, ranges: [], note: "" };

/** A server that keeps what it is sent, with a hook before each call. */
function serverOf(before: (call: string, turn: number) => Failure | null | undefined = () => null) {
  const made = loadedEditor();
  const { editor } = made;
  editor.receiveYear(2027, year2027);
  const state: { years: Record<number, PlainObject>; config: PlainObject } = {
    years: { 2026: year2026, 2027: year2027 },
    config,
  };
  let known = config;
  let [isShown, turn, version] = [true, 0, 0];
  const calls: string[] = [];
  const sent: PlainData[] = [];
  const said = { alert: [] as readonly string[], status: "", refused: [] as readonly string[], year: 2026 };
  /** A call, or why it does not come through. */
  async function call(line: string, body: PlainData = null): Promise<Failure | null> {
    await Promise.resolve();
    turn += 1;
    calls.push(line);
    sent.push(body);
    return before(line, turn) ?? null;
  }
  function replace(change: PlainObject, base: PlainObject | null) {
    if (base?.updated_at !== state.config.updated_at) {
      known = state.config;
      return { is: "stale", current: state.config, failure: stale } as const;
    }
    version += 1;
    state.config = { ...state.config, ...change, updated_at: `version ${version}` };
    known = state.config;
    return { is: "saved", record: state.config } as const;
  }
  const deps: OpeningSaveDeps = {
    editor,
    words: openingWords.ja,
    frame: salonWords.ja,
    model: {
      warn: (_, lines) => {
        said.alert = lines;
      },
      announce: (text) => {
        said.status = text;
      },
      saveWork: (_, call) => call(() => isShown),
      year: () => said.year,
      showYear: (year) => {
        said.year = year;
      },
    },
    actions: {
      queries: () =>
        ({
          config: { state: () => ({ is: "ready", data: known }), invalidate: async () => {} },
          opening: () => ({ receive: () => {} }),
        }) as unknown as ReturnType<OpeningSaveDeps["actions"]["queries"]>,
      async readYear(year) {
        const failure = await call(`GET ${year}`);
        return failure ? { ok: false, failure } : { ok: true, data: state.years[year] ?? {}, status: 200 };
      },
      async saveYear(whole) {
        const failure = await call(`PUT ${whole.year}`, whole);
        if (failure) return { ok: false, failure };
        state.years[Number(whole.year)] = whole;
        return { ok: true, data: whole, status: 200 };
      },
      async saveSpecialDates(dates, base) {
        const failure = await call("PUT special_dates", [...dates]);
        return failure ? { is: "failed", failure } : replace({ special_dates: [...dates] }, base);
      },
      async saveConfig(_, change, base) {
        const failure = await call("PUT configs", change);
        return failure ? { is: "failed", failure } : replace(change, base);
      },
      failed: (_, failure, title) => {
        said.alert = [...(title === undefined ? [] : [title]), ...failure.messages, failure.kind];
      },
      report: () => [],
      refuse: (_, messages) => {
        said.refused = messages;
      },
    },
  };
  return {
    editor,
    state,
    calls,
    sent,
    said,
    save: () => saveHours(deps),
    leave: () => {
      isShown = false;
    },
    /** Somebody else's change of the configuration. */
    changeConfig(change: PlainObject): void {
      version += 1;
      state.config = { ...state.config, ...change, updated_at: `theirs ${version}` };
    },
    editAll(): void {
      editor.editYear(2026, (hours) => setType(hours, 0));
      editor.editYear(2027, (hours) => setDate(hours, "2027-03-01", []));
      editor.editDocument((document) => ({
        ...document,
        specials: addSpan(document.specials, { first: "2027-05-05", last: "", ...closed }),
      }));
      editor.editDocument((document) => ({ ...document, slot: 15 }));
    },
  };
}

const wholeRow = ["GET 2026", "PUT 2026", "GET 2027", "PUT 2027", "PUT special_dates", "PUT configs"];

function withWeekday(day: string, ranges: PlainData): PlainObject {
  return { ...year2026, weekdays: { ...(year2026.weekdays as PlainObject), [day]: ranges } };
}

describe("a save", () => {
  test("sends what was changed, one after the other, and nothing else", async () => {
    const server = serverOf();
    await server.save();
    expect(server.calls).toEqual([]);
    expect(server.said.status).toBe("");
    server.editAll();
    await server.save();
    expect(server.calls).toEqual(wholeRow);
    expect(server.sent[1]).toEqual({ ...year2026, type: 0 });
    expect(server.sent[5]).toEqual({ slot_minutes: 15 });
    expect(server.said.status).toBe("保存しました");
    expect(server.editor.isDirty()).toBe(false);
  });

  test("can be taken back, which is unsaved then", async () => {
    const server = serverOf();
    server.editor.editYear(2026, (hours) => setType(hours, 0));
    await server.save();
    server.editor.undoEdit();
    expect(server.editor.changes().years).toEqual([2026]);
    await server.save();
    expect(JSON.stringify(server.state.years[2026])).toBe(JSON.stringify(year2026));
  });

  test("is made once at a time", async () => {
    const server = serverOf();
    server.editAll();
    await Promise.all([server.save(), server.save()]);
    expect(server.calls).toEqual(wholeRow);
  });

  const alerts = [
    ["GET 2026", []],
    ["PUT 2026", []],
    ["GET 2027", ["2026年の営業時間は保存されています"]],
    ["PUT 2027", ["2026年の営業時間は保存されています"]],
    ["PUT special_dates", ["営業時間は保存されています"]],
    ["PUT configs", ["営業時間と特別な日は保存されています"]],
  ] as const;
  test.each(alerts)("ends where %s fails, and goes on from there", async (failing, alert) => {
    let isDown = true;
    const server = serverOf((line) => (isDown && line === failing ? refused : null));
    server.editAll();
    await server.save();
    expect(server.calls).toEqual(wholeRow.slice(0, wholeRow.indexOf(failing) + 1));
    expect(server.said.alert).toEqual([...alert, "refused"]);
    expect(server.said.status).toBe("");
    expect(server.editor.isDirty()).toBe(true);
    isDown = false;
    const count = server.calls.length;
    await server.save();
    const from = failing.startsWith("PUT 2") ? wholeRow.indexOf(failing) - 1 : wholeRow.indexOf(failing);
    expect(server.calls.slice(count)).toEqual(wholeRow.slice(from));
    expect(server.said.alert).toEqual([]);
    expect(server.said.status).toBe("保存しました");
    expect(server.editor.isDirty()).toBe(false);
  });

  test("with something wrong sends nothing, shows its year and leads there", async () => {
    const server = serverOf();
    server.editAll();
    server.editor.editYear(2027, (hours) => changeRange(hours, "weekdays.3", 0, { from: "" }));
    await server.save();
    expect(server.calls).toEqual([]);
    expect(server.said.refused).toEqual(["時刻を入力してください"]);
    expect(server.said.year).toBe(2027);
  });

  test("keeps what is edited while it is under way", async () => {
    const server = serverOf((line) => {
      if (line === "PUT 2026")
        server.editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "21:00" }));
      return null;
    });
    server.editor.editYear(2026, (hours) => setType(hours, 0));
    await server.save();
    expect(server.state.years[2026]).toEqual({ ...year2026, type: 0 });
    expect(server.editor.changes().years).toEqual([2026]);
    await server.save();
    expect(server.state.years[2026]).toEqual({
      ...withWeekday("3", [{ from: "10:00", to: "21:00" }]),
      type: 0,
    });
  });

  test("makes no call about another salon", async () => {
    const server = serverOf((line) => {
      if (line === "PUT 2026") server.leave();
      return null;
    });
    server.editAll();
    await server.save();
    expect(server.calls).toEqual(["GET 2026", "PUT 2026"]);
    expect(server.said.status).toBe("");
  });
});

describe("what others have changed of a year", () => {
  test("is taken over", async () => {
    const server = serverOf();
    server.editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    server.state.years[2026] = { ...withWeekday("4", []), type: 0 };
    await server.save();
    expect(server.state.years[2026]).toEqual({
      ...year2026,
      type: 0,
      weekdays: {
        ...(year2026.weekdays as PlainObject),
        "3": [{ from: "10:00", to: "20:00" }],
        "4": [],
      },
    });
    expect(server.editor.isDirty()).toBe(false);
  });

  test.each([
    ["mine", [{ from: "10:00", to: "20:00" }]],
    ["theirs", []],
    ["before", [{ from: "10:00", to: "19:00" }]],
  ] as const)("and was changed here too is asked, and %s is saved", async (side, saved) => {
    const server = serverOf();
    server.editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    server.editor.editYear(2026, (hours) => setDate(hours, "2026-05-05", []));
    server.state.years[2026] = withWeekday("3", []);
    await server.save();
    expect(server.calls).toEqual(["GET 2026"]);
    const [conflict] = server.editor.conflicts();
    expect(conflict?.key).toBe("weekdays.3");
    await server.save();
    expect(server.said.refused).toEqual(["競合している項目を選択してください"]);
    if (conflict) server.editor.choose(conflict, side);
    await server.save();
    expect(server.calls).toEqual(["GET 2026", "GET 2026", "PUT 2026"]);
    expect(server.state.years[2026]).toMatchObject({ weekdays: { "3": saved }, dates: { "2026-05-05": [] } });
    expect(server.editor.conflicts()).toEqual([]);
  });

  test("what was chosen is undone with the rest", async () => {
    const server = serverOf();
    server.editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    server.state.years[2026] = withWeekday("3", []);
    await server.save();
    const [conflict] = server.editor.conflicts();
    if (conflict) server.editor.choose(conflict, "theirs");
    expect(server.editor.isUndecided()).toBe(false);
    server.editor.undoEdit();
    expect(server.editor.isUndecided()).toBe(true);
    expect(server.editor.changes().years).toEqual([2026]);
  });
});

describe("what others have changed of the configuration", () => {
  const theirDay = { date: "2027-08-11", closed: true, ranges: [], note: "" };

  test("is taken over, day by day, and sent once more", async () => {
    const server = serverOf();
    server.editAll();
    server.changeConfig({
      special_dates: [...(config.special_dates as PlainData[]), theirDay],
      enable_online: false,
    });
    await server.save();
    expect(server.calls).toEqual([...wholeRow.slice(0, 5), "PUT special_dates", "PUT configs"]);
    expect(server.state.config.special_dates).toEqual([
      ...(config.special_dates as PlainData[]),
      theirDay,
      { date: "2027-05-05", closed: true, ranges: [], note: "" },
    ]);
    expect(server.state.config.enable_online).toBe(false);
    expect(server.state.config.slot_minutes).toBe(15);
    expect(server.editor.isDirty()).toBe(false);
  });

  test("the same day is asked, the steps are not lost meanwhile", async () => {
    const server = serverOf();
    server.editAll();
    const theirs = {
      date: "2027-05-05",
      closed: false,
      ranges: [{ from: "10:00", to: "12:00" }],
      note: "半日",
    };
    server.changeConfig({ special_dates: [...(config.special_dates as PlainData[]), theirs] });
    await server.save();
    expect(server.said.alert).toEqual(["営業時間は保存されています"]);
    const [conflict] = server.editor.conflicts();
    expect(conflict?.key).toBe("special.2027-05-05");
    if (conflict) server.editor.choose(conflict, "theirs");
    expect(server.editor.changes()).toEqual({ years: [], specials: false, slot: true });
    await server.save();
    expect(server.calls.slice(5)).toEqual(["PUT configs"]);
    expect(server.state.config.special_dates).toContainEqual(theirs);
    expect(server.state.config.slot_minutes).toBe(15);
  });

  test("other steps are asked", async () => {
    const server = serverOf();
    server.editor.editDocument((document) => ({ ...document, slot: 15 }));
    server.changeConfig({ slot_minutes: 60 });
    await server.save();
    const [conflict] = server.editor.conflicts();
    expect(conflict).toMatchObject({ id: "slot", base: 30, mine: 15, theirs: 60 });
    if (conflict) server.editor.choose(conflict, "mine");
    await server.save();
    expect(server.state.config.slot_minutes).toBe(15);
  });

  test("and again and again ends the row with all of it here", async () => {
    const server = serverOf((line, turn) => {
      if (line === "PUT special_dates") server.changeConfig({ count: turn });
      return null;
    });
    server.editor.editDocument((document) => ({
      ...document,
      specials: addSpan(document.specials, { first: "2027-05-05", last: "", ...closed }),
    }));
    await server.save();
    expect(server.calls).toEqual(["PUT special_dates", "PUT special_dates"]);
    expect(server.said.alert).toEqual([salonWords.ja.changedByOthers]);
    expect(server.editor.changes().specials).toBe(true);
  });
});
