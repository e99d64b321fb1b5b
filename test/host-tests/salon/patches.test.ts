import { describe, expect, it } from "vitest";
import { kindsOf, openSalon, saves } from "./account.js";

const patch = (attribute: string) => `${saves}?attr=${attribute}`;

describe("a patch", () => {
  it.each<[attribute: string, value: unknown, field: string, after: unknown, note: string]>([
    ["memo", "要確認", "meta_data", "要確認", "メモを変更"],
    ["memo", "", "meta_data", "", "メモを変更"],
    ["checked_at", true, "checked_at", "2026-11-25T03:01:00.000Z", "確認済み"],
    ["checked_at", null, "checked_at", null, "確認済みを解除"],
    ["visit_status", 1, "visit_status", 1, "対応状況: 対応中"],
    ["is_attended", false, "is_attended", false, "来店: 未来店"],
    ["is_attended", null, "is_attended", null, "来店: 未確認"],
  ])("sets %s to %j", async (attribute, value, field, after, note) => {
    const { ask, book, read, types } = openSalon();
    const { updated_at: _, ...made } = await book();
    types();
    const { status, body } = await ask("PATCH", patch(attribute), { id: 1, value });
    expect([status, body.data]).toEqual([200, { ...made, [field]: after, updated_at: expect.any(String) }]);
    expect((await read(1))?.histories?.at(-1)).toMatchObject({ action: "manager_change", note });
    expect(types()).toEqual(["update"]);
  });

  it.each(["", "name", "date", "meta_data", "constructor"])("of %j is not allowed", async (attribute) => {
    const { refusal, book } = openSalon();
    await book();
    const { status, body } = await refusal("PATCH", patch(attribute), { id: 1, value: "x" });
    expect([status, body]).toEqual([400, { message: "Not Allowed", code: "not_allowed" }]);
  });

  it.each<[string, unknown]>([
    ["status", "pending"],
    ["status", "edit_pending"],
    ["status", 1],
    ["memo", null],
    ["checked_at", false],
    ["checked_at", "2026-11-25"],
    ["visit_status", 3],
    ["visit_status", "1"],
    ["is_attended", 1],
  ])("does not take %s %j", async (attribute, value) => {
    const { refusal, book, types } = openSalon();
    await book();
    types();
    const { status, body } = await refusal("PATCH", patch(attribute), { id: 1, value });
    expect([status, body.code, types()]).toEqual([422, "invalid", []]);
    expect(body.errors).toHaveProperty("value");
  });

  it("names its reservation, in the path too, and may name its version", async () => {
    const { refusal, ask, book } = openSalon();
    const made = await book();
    expect((await ask("PATCH", `${saves}/1?attr=memo`, { value: "a" })).body.data.meta_data).toBe("a");
    expect((await refusal("PATCH", patch("memo"), { value: "b" })).body.errors).toHaveProperty("id");
    expect((await ask("PATCH", patch("memo"), { id: 2, value: "b" })).status).toBe(404);
    const base_updated_at = made.updated_at;
    const late = await refusal("PATCH", patch("memo"), { id: 1, value: "b", base_updated_at });
    expect([late.status, late.body.code, late.body.current?.meta_data]).toEqual([422, "stale", "a"]);
  });
});

describe("a status", () => {
  it.each([
    ["approved", "approve", ["create_approve", "update"]],
    ["denied", "deny", ["create_deny", "update"]],
    ["canceled", "cancel", ["cancel"]],
  ])("judges a new request: %s", async (value, action, types) => {
    const salon = openSalon();
    await salon.book({ status: "pending" });
    salon.types();
    const { body } = await salon.ask("PATCH", patch("status"), { id: 1, value });
    expect(body.data.status).toBe(value);
    expect((await salon.read(1))?.histories?.at(-1)?.action).toBe(action);
    expect(salon.types()).toEqual(types);
  });

  it("judges once: who comes later is told how it stands", async () => {
    const { ask, refusal, book } = openSalon();
    await book({ status: "pending" });
    const { body: first } = await ask("PATCH", patch("status"), { id: 1, value: "approved" });
    const second = await refusal("PATCH", patch("status"), { id: 1, value: "denied" });
    expect([second.status, second.body.code, second.body.current]).toEqual([422, "stale", first.data]);
    // The same judgement again changes nothing.
    expect((await ask("PATCH", patch("status"), { id: 1, value: "approved" })).body.data).toEqual(first.data);
  });

  it("needs room only where it had none", async () => {
    const { ask, refusal, book } = openSalon();
    await book();
    await book({}, "?force=1");
    await ask("PATCH", patch("status"), { id: 2, value: "canceled" });
    const again = { id: 2, value: "approved" };
    const { status, body } = await refusal("PATCH", patch("status"), again);
    expect([status, body.code, body.forcible, kindsOf(body)]).toEqual([
      422,
      "conflict",
      true,
      ["reservation"],
    ]);
    expect((await ask("PATCH", `${patch("status")}&force=1`, again)).body.data.status).toBe("approved");
  });

  it("of a new request is judged like any booking: what stands there refuses it, and it may be forced", async () => {
    const { ask, refusal, book } = openSalon();
    const made = await book({ status: "pending" });
    const { date, from, to, salon_resource_id } = made;
    const room = { date, from, to, memo: "研修", is_confirmed: true };
    await ask("POST", "/api/v2/salon/1/block_times", { ...room, salon_resource_id });
    await book({ name: "林" }, "?force=1");
    const approved = { id: 1, value: "approved" };
    const { status, body } = await refusal("PATCH", patch("status"), approved);
    expect([status, body.code, body.forcible, kindsOf(body)]).toEqual([
      ...[422, "conflict", true],
      ["reservation", "blocked"],
    ]);
    // By its form as well, and what still waits is only moved where there is room.
    const saved = await refusal("PUT", saves, { ...made, status: "approved" });
    expect([saved.status, kindsOf(saved.body)]).toEqual([422, ["reservation", "blocked"]]);
    expect((await ask("PUT", saves, { ...made, meta_data: "x" })).status).toBe(200);
    expect((await ask("PATCH", `${patch("status")}&force=1`, approved)).body.data.status).toBe("approved");
    // What was accepted keeps its place.
    expect((await ask("PUT", saves, { ...made, status: "approved", meta_data: "y" })).status).toBe(200);
  });

  it("that denies or cancels a request needs no room", async () => {
    const { ask, book } = openSalon();
    await book();
    for (const value of ["denied", "canceled"]) {
      const { id } = await book({ status: "pending" }, "?force=1");
      expect((await ask("PATCH", patch("status"), { id, value })).status).toBe(200);
    }
  });

  it("does not pass over wishes, and cancels with them", async () => {
    const { ask, refusal, book, requests } = openSalon();
    requests.edit(await book({ member_id: 1 }));
    const passed = await refusal("PATCH", patch("status"), { id: 1, value: "approved" });
    expect(Object.keys(passed.body.errors ?? {})).toEqual(["value"]);
    const { body } = await ask("PATCH", patch("status"), { id: 1, value: "canceled" });
    expect([body.data.status, body.data.change_child]).toEqual(["canceled", null]);
  });
});
