import { describe, expect, it } from "vitest";
import { createMutation, createQuery, createServerClient, createSwitch } from "../../src/collection/index.js";
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
  const rename = createMutation<Friend, Friend>(client, {
    queue: ({ id }) => `friend ${id}`,
    optimistic: (friend, update) => update(query, put(friend)),
    call: (friend) => writes.call(friend),
    commit: (friend, _, { replace }) => replace(query, put(friend)),
  });
  query.subscribe(ignore);
  await reads.answer([
    { id: 1, name: "a" },
    { id: 2, name: "b" },
  ]);
  return { client, query, rename, reads, writes, names: () => query.state().data?.map(({ name }) => name) };
}

describe("a mutation", () => {
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

  it("shows the answer under the updates of others, where it is received and not put in its own's place", async () => {
    const { query, client, rename, writes, names } = await openFriends();
    const replace = createMutation<Friend, Friend>(client, {
      optimistic: (friend, update) => update(query, put(friend)),
      call: (friend) => writes.call(friend),
      commit: (friend, _, { receive }) => receive(query, put(friend)),
    });
    void replace({ id: 1, name: "x" });
    void rename({ id: 1, name: "y" });
    await writes.answer({ id: 1, name: "X" });
    expect(names()).toEqual(["y", "b"]);
    await writes.answer("timeout");
    expect(names()).toEqual(["X", "b"]);
  });

  it("tells its answer and its failure after the change of what is shown, and before the next of its queue begins", async () => {
    const { query, client, writes, names } = await openFriends();
    const told: unknown[] = [];
    const scope = {
      announce: (text: string) => told.push(text, names()?.[0]),
      emit: (event: { renamed: number }) => told.push(event, writes.asked.length),
    };
    const rename = createMutation<Friend & { scope: typeof scope }, Friend>(client, {
      queue: () => "all",
      optimistic: (friend, update) => update(query, put(friend)),
      call: ({ id, name }) => writes.call({ id, name }),
      commit: (friend, _, { replace }) => replace(query, put(friend)),
      rollback: ({ kind }) => told.push(kind, names()?.[1]),
      announce: ({ name }) => `called ${name}`,
      events: ({ id }) => [{ renamed: id }],
    });
    void rename({ id: 1, name: "x", scope });
    void rename({ id: 2, name: "y", scope });
    await writes.answer({ id: 1, name: "X" });
    expect(told.splice(0)).toEqual(["called X", "X", { renamed: 1 }, 1]);
    expect(writes.asked.length).toBe(2);
    await writes.answer("timeout");
    expect(told).toEqual(["timeout", "b"]);
  });

  it("that is begun is shown and not sent, until it is sent or taken back", async () => {
    const { rename, writes, names } = await openFriends();
    const [kept, sent] = [rename.begin({ id: 1, name: "x" }), rename.begin({ id: 2, name: "y" })];
    await flushMicrotasks();
    expect([names(), writes.asked]).toEqual([["x", "y"], []]);
    kept.rollback();
    const done = sent.send({ name: "z" });
    await writes.answer({ id: 2, name: "Z" });
    expect([names(), writes.asked]).toEqual([["a", "Z"], [{ id: 2, name: "z" }]]);
    expect(await done).toMatchObject({ ok: true });
  });

  it("of one name is under way once", async () => {
    const { client, writes } = await openFriends();
    const copy = createMutation<{ id: number }, Friend>(client, {
      once: ({ id }) => `copy of ${id}`,
      call: ({ id }) => writes.call({ id, name: "copy" }),
    });
    const both = Promise.all([copy({ id: 1 }), copy({ id: 1 })]);
    await writes.answer({ id: 3, name: "copy" });
    const [one, other] = await both;
    expect([writes.asked.length, one === other]).toEqual([1, true]);
  });
});

describe("a switch", () => {
  it("sends the last state that is wanted, in its queue, and tells each answer", async () => {
    const { query, client, rename, writes, names } = await openFriends();
    const told: string[] = [];
    const scope = { announce: (text: string) => told.push(text) };
    const call = createSwitch<{ wanted: string; scope: typeof scope }, Friend>(client, {
      key: () => "name of 1",
      was: () => "a",
      queue: () => "friend 1",
      optimistic: ({ wanted }, update) => update(query, put({ id: 1, name: wanted })),
      call: ({ wanted }) => writes.call({ id: 1, name: wanted }),
      commit: (friend, _, { receive }) => receive(query, put(friend)),
      rollback: ({ kind }) => told.push(kind),
      announce: ({ name }) => name,
    });
    void rename({ id: 1, name: "first" });
    for (const wanted of ["x", "y", "z"]) call({ wanted, scope });
    expect(names()).toEqual(["z", "b"]);
    await writes.answer({ id: 1, name: "FIRST" });
    await writes.answer({ id: 1, name: "x" });
    expect(names()).toEqual(["z", "b"]);
    await writes.answer("timeout");
    expect(writes.asked.map(({ name }) => name)).toEqual(["first", "x", "z"]);
    expect([...told, ...(names() ?? [])]).toEqual(["x", "timeout", "x", "b"]);
  });
});
