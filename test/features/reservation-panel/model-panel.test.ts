import { describe, expect, it } from "vitest";
import { blankForm } from "../../../src/features/reservation/entity.js";
import {
  type ReservationItem,
  type ReservationSettings,
  wantedItem,
} from "../../../src/features/reservation-panel/index.js";
import { reservationOf } from "../reservation/samples.js";
import { laterReservation, loadedReservation, openReservation } from "./open-reservation.js";

const item = (reservationId: string): ReservationItem => ({
  key: reservationId,
  server: "",
  salonId: "1",
  reservationId,
  takesFocus: true,
});

describe("the memo of the detail", () => {
  it("is unsaved work, and no edit of the form", () => {
    const { model, edits, isAsked } = loadedReservation();
    model.writeMemo("禁煙");
    expect([model.memo(), model.isDirty(), edits(), model.value().meta_data]).toEqual([
      ...["禁煙", true, 0, "窓側"],
    ]);
    model.askToLeave(() => {});
    expect(isAsked()).toBe(true);
  });

  it("stays when others change the reservation, and goes with another one", () => {
    const { model } = loadedReservation();
    model.writeMemo("禁煙");
    model.takeRecord(laterReservation({ meta_data: "個室" }));
    expect(model.memo()).toBe("禁煙");
    model.showAnother("detail", model.settings().reservationId);
    expect(model.memo()).toBe(null);
  });

  it("goes with another value of the page", () => {
    const { model } = loadedReservation();
    model.writeMemo("禁煙");
    model.load({ id: 5 });
    expect(model.memo()).toBe(null);
  });
});

describe("the question before unsaved work is left", () => {
  it("is asked only where there is something to lose; another one answers the one before", () => {
    const { model, isAsked, form } = loadedReservation();
    const answers: [string, boolean][] = [];
    const ask = (name: string) => model.askToLeave((mayLeave) => answers.push([name, mayLeave]));
    ask("nothing");
    expect(isAsked()).toBe(false);
    model.write("name", "高橋");
    ask("first");
    ask("second");
    expect([isAsked(), answers]).toEqual([
      true,
      [
        ["nothing", true],
        ["first", false],
      ],
    ]);
    model.answerLeaving(false);
    expect([isAsked(), form("name")]).toEqual([false, ["高橋"]]);
    ask("third");
    model.answerLeaving(true);
    expect(answers.slice(2)).toEqual([
      ["second", false],
      ["third", true],
    ]);
    expect([isAsked(), model.isDirty(), model.canUndo(), form("name")]).toEqual([
      ...[false, false, false, ["山田 花子"]],
    ]);
  });

  it("a yes gives up the memo alone too", () => {
    const { model } = loadedReservation();
    model.writeMemo("禁煙");
    model.askToLeave(() => {});
    model.answerLeaving(true);
    expect(model.memo()).toBe(null);
  });

  it("a yes gives up the memo, and what others have changed is kept", () => {
    const { model, form, conflicts } = loadedReservation();
    model.writeMemo("禁煙");
    model.write("name", "高橋");
    model.takeRecord(laterReservation({ name: "佐藤" }));
    model.askToLeave(() => {});
    model.answerLeaving(true);
    expect([model.memo(), form("name"), conflicts(), model.isDirty()]).toEqual([null, ["佐藤"], {}, false]);
  });

  it("an answer that nobody waits for leaves everything else alone", () => {
    const { model, isAsked } = loadedReservation();
    model.answerLeaving(false);
    expect([isAsked(), model.isDirty()]).toEqual([false, false]);
  });
});

describe("the panel", () => {
  it("shows one reservation after another", () => {
    const { model } = openReservation();
    const now = () => [model.panel().phase, model.panel().item?.key ?? null];
    const end = () => model.slideEnded(model.panel().generation);
    expect(now()).toEqual(["closed", null]);
    model.open(item("5"));
    end();
    expect(now()).toEqual(["open", "5"]);
    model.open(item("6"));
    model.slideEnded(model.panel().generation - 1);
    expect(now()).toEqual(["closing", "5"]);
    end();
    expect(now()).toEqual(["opening", "6"]);
    model.close();
    end();
    expect(now()).toEqual(["closed", null]);
  });

  it("shows another one empty until it is here, with nothing of the one before", () => {
    const { model, record, mode } = loadedReservation();
    model.write("name", "高橋");
    model.showAnother("detail", model.settings().reservationId);
    expect([model.present(), record(), mode(), model.isDirty(), model.canUndo()]).toEqual([
      ...[blankForm, null, "detail", false, false],
    ]);
    model.takeRecord(reservationOf({ id: 6, name: "佐藤" }));
    expect(model.value()).toMatchObject({ id: 6, name: "佐藤" });
  });

  it("shows what the page gave from its start", () => {
    const { model, mode, record } = openReservation();
    model.load({ id: 5, name: "佐藤" });
    model.write("name", "高橋");
    model.showAnother("form", model.settings().reservationId);
    expect([model.present().name, record()?.id, mode(), model.isDirty()]).toEqual(["佐藤", 5, "form", false]);
  });

  it("detail and form of the same one change places, with what was typed", () => {
    const { model, mode, form } = loadedReservation({}, { type: "detail" });
    expect(mode()).toBe("detail");
    model.showMode("form");
    model.write("name", "高橋");
    model.showMode("detail");
    expect([mode(), form("name"), model.isDirty()]).toEqual(["detail", ["高橋"], true]);
  });
});

describe("whose work it is", () => {
  function shown(changes: Partial<ReservationSettings> = {}) {
    const opened = openReservation(changes);
    const { model } = opened;
    const item = wantedItem(model.settings(), model.givenId(), true);
    if (item) model.open(item);
    model.showAnother("form", item?.reservationId ?? null);
    return opened;
  }

  it("that of the one that is shown, also where the page names another", () => {
    const { model } = shown();
    model.configure({ ...model.settings(), reservationId: "6", server: "/v2" });
    expect(model.record()).toBe('["","1","5"]');
  });

  it("that of the one that the page gave, and no longer once it gives another", () => {
    const { model } = openReservation({ reservationId: null, isOpen: false });
    model.load({ id: 5, name: "佐藤" });
    expect(model.record()).toBe('["","1","5"]');
    model.load({ id: 6 });
    expect(model.record()).toBe('["","1","6"]');
    model.load(null);
    expect(model.record()).toBe('["","1",null]');
  });

  it("a new one that was saved is no new one any more", () => {
    const { model } = shown({ reservationId: null });
    expect(model.record()).toBe('["","1",null]');
    model.write("date", "2026-11-20");
    model.applySave(model.payload(), { id: 900 });
    expect(model.record()).toBe('["","1","900"]');
  });
});
