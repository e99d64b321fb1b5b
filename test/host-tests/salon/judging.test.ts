import { describe, expect, it } from "vitest";
import { storeKinds } from "../stores.js";
import { kindsOf, openSalon, saves, today } from "./account.js";

const judge = (id: number, child: number, kind: string, query = "") =>
  `${saves}/${id}/judge/${child}/${kind}${query}`;

async function asked(kind: "edit" | "cancel", make?: Parameters<typeof openSalon>[0]) {
  const salon = openSalon(make);
  const made = await salon.book({ member_id: 2 });
  const wished = { date: "2026-11-26", from: "15:00", to: "16:00", salon_resource_id: 13, comment: "夕方に" };
  const waiting = kind === "edit" ? salon.requests.edit(made, wished) : salon.requests.cancel(made, "急用");
  const child = (waiting.change_child ?? waiting.cancel_child)!;
  return { ...salon, made, waiting, child };
}

describe.each(storeKinds)("a wish, $kind", ({ make }) => {
  it("to change waits, and when it is approved is what the reservation is", async () => {
    const { ask, read, types, waiting, child, made } = await asked("edit", make);
    expect(waiting).toMatchObject({ status: "edit_pending", date: today, checked_at: null });
    expect(child).toMatchObject({ status: "edit_pending", comment: "夕方に", course_id: 41 });
    expect(types()).toEqual(["create", "update_request"]);
    const { status, body } = await ask("POST", judge(1, child.id, "edit"), { status: "approved" });
    expect([status, body.data]).toEqual([
      200,
      {
        ...made,
        ...{ date: "2026-11-26", from: "15:00", to: "16:00", salon_resource_id: 13 },
        updated_at: body.data.updated_at,
      },
    ]);
    expect(types()).toEqual(["edit_approve", "update"]);
    const lines = (await read(1))?.histories?.map(({ action, actor_name }) => `${action} ${actor_name}`);
    expect(lines).toEqual(["create 佐藤", "edit_request 友だち2", "approve 佐藤"]);
  });

  it("to cancel waits, and cancels when it is approved", async () => {
    const { ask, types, waiting, child } = await asked("cancel", make);
    expect([waiting.status, waiting.cancel_child?.comment]).toEqual(["cancel_pending", "急用"]);
    types();
    const { body } = await ask("POST", judge(1, child.id, "cancel"), { status: "approved" });
    expect([body.data.status, body.data.cancel_child]).toEqual(["canceled", null]);
    expect(types()).toEqual(["cancel_approve", "update"]);
  });
});

describe("a wish that is denied", () => {
  it.each(["edit", "cancel"] as const)("stays with the reservation until it is seen: %s", async (kind) => {
    const { ask, read, types, child } = await asked(kind);
    types();
    const sent = { status: "denied", comment: "満席です" };
    const { body } = await ask("POST", judge(1, child.id, kind), sent);
    const { status, change_child, cancel_child } = body.data;
    expect([status, (change_child ?? cancel_child)?.status]).toEqual(["approved", `${kind}_denied`]);
    expect((await read(1))?.histories?.at(-1)).toMatchObject({ action: `${kind}_denied`, note: "満席です" });
    expect(types()).toEqual([`${kind}_deny`, "update"]);
    const seen = await ask("PATCH", `${saves}?attr=checked_at`, { id: 1, value: true });
    expect([seen.body.data.change_child, seen.body.data.cancel_child]).toEqual([null, null]);
  });
});

describe("judging", () => {
  it.each(["edit", "cancel"] as const)("is done once: %s", async (kind) => {
    for (const status of ["approved", "denied"]) {
      const { ask, refusal, child, types } = await asked(kind);
      const { body: first } = await ask("POST", judge(1, child.id, kind), { status });
      types();
      const { status: code, body } = await refusal("POST", judge(1, child.id, kind), { status: "approved" });
      expect([code, body.code, body.current, types()]).toEqual([422, "stale", first.data, []]);
    }
  });

  it("is of the kind and the wish that the path names", async () => {
    const { refusal, child, ask } = await asked("edit");
    const approved = { status: "approved" };
    expect((await refusal("POST", judge(1, child.id, "cancel"), approved)).body.code).toBe("stale");
    expect((await refusal("POST", judge(1, child.id + 1, "edit"), approved)).body.code).toBe("stale");
    expect((await ask("POST", judge(2, child.id, "edit"), approved)).status).toBe(404);
    expect((await ask("POST", judge(1, child.id, "create"), approved)).status).toBe(404);
    const bad = await refusal("POST", judge(1, child.id, "edit"), { status: "canceled" });
    expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ["status"]]);
  });

  it("looks for room where the wish goes, and may be forced, behind the ? or in the body", async () => {
    for (const [query, body] of [
      ["?force=1", {}],
      ["", { force: 1 }],
      ["", { force: true }],
    ] as const) {
      const { ask, refusal, book, child } = await asked("edit");
      await book({ date: "2026-11-26", from: "15:30", to: "17:00", salon_resource_id: 13 });
      const approved = { status: "approved" };
      const refused = await refusal("POST", judge(1, child.id, "edit"), approved);
      expect([refused.status, refused.body.code, refused.body.forcible]).toEqual([422, "conflict", true]);
      expect(kindsOf(refused.body)).toEqual(["reservation"]);
      const forced = await ask("POST", judge(1, child.id, "edit", query), { ...approved, ...body });
      expect([forced.status, forced.body.data.from]).toEqual([200, "15:00"]);
    }
  });

  it("of one of two wishes leaves the other", async () => {
    const { ask, requests, waiting, child, get } = await asked("edit");
    const both = requests.cancel(waiting);
    expect(both.status).toBe("edit_pending");
    expect(await get<object>("/api/salon/1/unsolved?count_only=1")).toEqual({ count: 2 });
    const { body } = await ask("POST", judge(1, child.id, "edit"), { status: "denied" });
    expect([body.data.status, body.data.change_child?.status]).toEqual(["cancel_pending", "edit_denied"]);
    expect(() => requests.cancel(body.data)).toThrow();
  });
});

describe("what waits", () => {
  it("is listed and counted, oldest first", async () => {
    const { get, ask, requests, child, waiting } = await asked("edit");
    requests.create(1, 3, { from: "17:00" });
    const rows = await get<object[]>("/api/salon/1/unsolved");
    expect(rows).toEqual([
      {
        ...{ reservation_id: 1, kind: "edit", child_id: child.id, requested_at: child.requested_at },
        ...{ member: waiting.member, name: "山田 花子", date: today, from: "10:00", to: "11:00" },
      },
      expect.objectContaining({ reservation_id: 2, kind: "create", child_id: null, date: "2026-11-26" }),
    ]);
    expect((await get("/api/salon/1/reservations?unsolved=1")).map(({ id }) => id)).toEqual([1, 2]);
    await ask("PATCH", `${saves}?attr=status`, { id: 2, value: "denied" });
    expect(await get<object>("/api/salon/1/unsolved?count_only=1")).toEqual({ count: 1 });
    expect((await ask("GET", "/api/salon/9/unsolved")).status).toBe(404);
  });
});
