import { afterEach, expect, test, vi } from "vitest";
import { itemIds } from "../../../src/features/salon-items/item-list.js";
import { startSalonHost } from "./support/host.js";
import { openSalonPage } from "./support/operator.js";

/* Two operators move in one list, neither having seen what the other did (rules: whole-order, salon-item-order). */

afterEach(() => void vi.unstubAllGlobals());

test.each(["courses", "resources"] as const)("%s: the later of two orders holds, whole", async (kind) => {
  const { host, one, other, ids } = await twoAt(kind);
  const [a = 0, b = 0, ...rest] = ids;
  await one.move(a, rest.at(-1) ?? null);
  expect(await host.ids(kind)).toEqual([b, ...rest, a]);
  // He still sees them as they were: what he sees is what he sends, and the server takes it.
  expect(other.shown()).toEqual(ids);
  await other.move(b, null);
  expect(host.orders()).toEqual([
    [b, ...rest, a],
    [b, a, ...rest],
  ]);
  expect(await host.ids(kind)).toEqual([b, a, ...rest]);
  await one.read();
  expect([one.shown(), one.page.alerts(), other.page.alerts()]).toEqual([[b, a, ...rest], [], []]);
});

test.each(["courses", "resources"] as const)(
  "%s: what a colleague has added, moved and deleted meanwhile stays in the order that is sent again",
  async (kind) => {
    const { host, one, other, ids } = await twoAt(kind);
    const [a = 0, b = 0, ...rest] = ids;
    const last = rest.at(-1) ?? 0;
    const added = await one.page.actions.addItem(kind, made(kind));
    if (!added.ok) throw new Error("not added");
    const fresh = added.data.id;
    await one.move(fresh, a);
    expect(await host.ids(kind)).toEqual([a, fresh, b, ...rest]);
    host.orders();

    await other.move(last, null);
    const merged = [last, a, fresh, b, ...rest.slice(0, -1)];
    // First as he sees them, then in what the server has.
    expect(host.orders()).toEqual([[last, a, b, ...rest.slice(0, -1)], merged]);
    expect(await host.ids(kind)).toEqual(merged);
    // What is new to him is read.
    await vi.waitFor(() => expect(other.shown()).toEqual(merged));

    expect(await one.page.actions.removeItem(kind, fresh, false)).toBe(null);
    await other.move(b, null);
    const left = [b, last, a, ...rest.slice(0, -1)];
    expect(host.orders().at(-1)).toEqual(left);
    expect(await host.ids(kind)).toEqual(left);
    await vi.waitFor(() => expect(other.shown()).toEqual(left));
    expect([one.page.alerts(), other.page.alerts()]).toEqual([[], []]);
  },
);

async function twoAt(kind: "courses" | "resources") {
  const host = startSalonHost();
  const [one, other] = [operator(kind), operator(kind)];
  for (const each of [one, other]) await each.read();
  return { host, one, other, ids: await host.ids(kind) };
}

function operator(kind: "courses" | "resources") {
  const page = openSalonPage(1);
  const query = page.queries.items(kind);
  query.subscribe(() => {});
  return {
    page,
    shown: () => itemIds(query.state().data ?? []),
    /** One is put behind another, or in front of all; kept when that is answered. */
    async move(id: number, behind: number | null): Promise<void> {
      page.actions.moveItem(kind, { ids: [id], behind }, "moved");
      await page.orders.flush();
    },
    async read(): Promise<void> {
      await query.invalidate();
      await vi.waitFor(() => expect(query.state().is).toBe("ready"));
    },
  };
}

function made(kind: "courses" | "resources") {
  const own =
    kind === "courses" ? { duration_min: 30, price: null } : { capacity: 1, fee: null, icon_url: null };
  return { name: "新しい", ...own, color: "#2971c6", description: "", is_public: true };
}
