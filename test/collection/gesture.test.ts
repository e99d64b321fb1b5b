import { describe, expect, it } from "vitest";
import { createGesture, createQuery, createServerClient } from "../../src/collection/index.js";
import { flushMicrotasks, openDesk } from "./desk.js";

interface Friend {
  id: number;
  name: string;
}

const ignore = () => {};
const put = (friend: Friend) => (friends: readonly Friend[]) =>
  friends.map((each) => (each.id === friend.id ? friend : each));

/** Friends that can be renamed. The server spells names in capitals. */
async function openFriends() {
  const client = createServerClient();
  const reads = openDesk<AbortSignal, readonly Friend[]>();
  const writes = openDesk<Friend, Friend>();
  const query = createQuery<readonly Friend[]>(client, {
    key: ["friends"],
    read: (signal) => reads.call(signal),
  });
  const rename = createGesture<Friend, Friend>(client, {
    record: ({ id }) => `friend ${id}`,
    change: (friend, amend) => amend(query, put(friend)),
    call: (friend) => writes.call(friend),
    saved: (friend, _, amend) => amend(query, put(friend)),
  });
  query.subscribe(ignore);
  await reads.answer([
    { id: 1, name: "a" },
    { id: 2, name: "b" },
  ]);
  return { query, rename, reads, writes, names: () => query.state().data?.map(({ name }) => name) };
}

describe("a gesture", () => {
  it("is seen at once, and then as the server has it", async () => {
    const { rename, writes, names } = await openFriends();
    const done = rename({ id: 1, name: "x" });
    expect(names()).toEqual(["x", "b"]);
    await writes.answer({ id: 1, name: "X" });
    expect(names()).toEqual(["X", "b"]);
    expect(await done).toMatchObject({ ok: true, data: { name: "X" } });
  });

  it("that fails is taken back, and nothing else; the failure is the caller's to say", async () => {
    const { rename, writes, names } = await openFriends();
    const [failing] = [rename({ id: 1, name: "x" }), rename({ id: 2, name: "y" })];
    await writes.answer("unreachable");
    expect(names()).toEqual(["a", "y"]);
    expect(await failing).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
    await writes.answer({ id: 2, name: "Y" });
    expect(names()).toEqual(["a", "Y"]);
  });

  it("waits for the one before it on the same record, and for no other", async () => {
    const { rename, writes, names } = await openFriends();
    void rename({ id: 1, name: "x" });
    void rename({ id: 1, name: "y" });
    void rename({ id: 2, name: "z" });
    await flushMicrotasks();
    expect(writes.asked.map(({ name }) => name)).toEqual(["x", "z"]);
    expect(names()).toEqual(["y", "z"]);
    await writes.answer({ id: 1, name: "X" });
    // The second one is on its way: the answer to the first must not be seen in its place.
    expect([writes.asked.map(({ name }) => name), names()]).toEqual([
      ["x", "z", "y"],
      ["y", "z"],
    ]);
    await writes.answer("timeout");
    expect(names()).toEqual(["y", "b"]);
    await writes.answer("timeout");
    expect(names()).toEqual(["X", "b"]);
  });

  it("is seen over an answer to what was asked before", async () => {
    const { query, rename, reads, writes, names } = await openFriends();
    query.invalidate();
    void rename({ id: 1, name: "x" });
    await writes.answer({ id: 1, name: "X" });
    await reads.answer([{ id: 1, name: "a" }]);
    expect(names()).toEqual(["X"]);
  });

  it("asks the server where an answer has come meanwhile that may be newer", async () => {
    const { query, rename, reads, writes, names } = await openFriends();
    void rename({ id: 1, name: "x" });
    query.invalidate();
    await reads.answer([{ id: 1, name: "of another operator" }]);
    expect(names()).toEqual(["x"]);
    await writes.answer({ id: 1, name: "X" });
    expect(reads.asked.length).toBe(3);
    await reads.answer([{ id: 1, name: "of another operator" }]);
    expect(names()).toEqual(["of another operator"]);
  });
});
