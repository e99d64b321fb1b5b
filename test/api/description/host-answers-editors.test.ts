import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { callAt, type DescribedCall, describedCalls } from "../../../src/api/description/index.js";
import { pickerKinds } from "../../host/api/picker-kinds.js";
import { openDescribedHost } from "./ask-host.js";

/* What the reference host answers for actions, filters, lists, friends and messages is what the description asks for. */

// biome-ignore lint/suspicious/noExplicitAny: what came is held against the description, not against types.
type Body = any;

/** A host of its own, whose answers are as they are described. */
function openHost() {
  const { ask } = openDescribedHost(() => new Date("2026-11-25T12:00:00+09:00"));

  async function fitting(method: string, address: string, sent?: object): Promise<Body> {
    const { status, problems, body } = await ask(method, address, sent);
    const { answer } = callAt(describedCalls, method, address.split("?")[0] ?? "") as DescribedCall;
    expect({ address, status, problems }).toEqual({ address, status: answer.status, problems: [] });
    return body;
  }
  return {
    ask,
    read: (address: string) => fitting("GET", address),
    write: (address: string, sent: object) => fitting("POST", address, sent),
  };
}

const { ask, read } = openHost();

describe("lists", () => {
  it.each(Object.keys(pickerKinds))("of the kind %s", async (kind) => {
    expect((await read(`/api/v_resource/${kind}`)).ids).not.toHaveLength(0);
  });

  it("of plain rows", async () => {
    for (const name of ["resources", "courses", "statuses"])
      expect((await read(`/api/salon/${name}`)).data).not.toHaveLength(0);
    expect(await read("/api/funnel/groups")).not.toHaveLength(0);
  });

  it("of the choices of each friend information", async () => {
    const { ids } = await read("/api/v_resource/varia");
    let choices = 0;
    for (const id of ids) choices += (await read(`/api/var/choice/${id}`)).length;
    expect(choices).toBeGreaterThan(0);
  });
});

describe("documents", () => {
  it("each action and each filter of the lists", async () => {
    for (const id of (await read("/api/v_resource/action")).ids) await read(`/api/action/data/${id}`);
    for (const id of (await read("/api/v_resource/funnel")).ids) await read(`/api/funnel/data/${id}`);
  });

  it("each form field of the demonstration", async () => {
    for (let id = 71; ; id += 1) {
      const { status, problems } = await ask("GET", `/api/form-fields/${id}`);
      if (status === 404) return expect(id).toBeGreaterThan(72);
      expect({ id, problems }).toEqual({ id, problems: [] });
    }
  });

  it("a text, also one that nobody has saved", async () => {
    expect(await read("/api/message-text/1")).toEqual({ text: "" });
  });

  it("what is left of each slot and each plan", async () => {
    const { ids, items } = await read("/api/v_resource/slot");
    const plans = ids.flatMap((id: number) => items[id].event_menus ?? []);
    expect(plans).not.toHaveLength(0);
    for (const id of ids) await read(`/api/line/slots/${id}/rest`);
    for (const { id } of plans) await read(`/api/line/menus/${id}/rest`);
  });
});

describe("friends", () => {
  it.each(["", "?operator_role_id=1801", "?operator_role_id=1803", "?operator_role_id=1805"])(
    "what a role may do (%s)",
    async (query) => {
      expect((await read(`/api/v1/operator/permission_list${query}`)).data.permissions).not.toHaveLength(0);
    },
  );

  it("page by page, in each order", async () => {
    for (const order of [0, 1, 3, 4])
      for (const page of [1, 2, 9])
        await read(`/api/v1/allow_members?order_by=${order}&page=${page}&per_page=200`);
    const { data, pagination } = await read("/api/v1/allow_members?operator_role_id=1803&name=%E7%94%B0");
    expect(pagination.total).toBeGreaterThan(data.length - 1);
    expect(data).not.toHaveLength(0);
  });

  it("one by one, with all that is known of them", async () => {
    const { data } = await read("/api/v1/allow_members?per_page=100");
    for (const { id } of data) {
      await read(`/api/v1/allow_members/${id}?member_id=${id}`);
      for (const part of ["tag", "var", "basevar"]) await read(`/api/member/${part}/${id}`);
    }
    expect(Object.keys((await read("/api/member/var/1")).vals).length).toBeGreaterThan(5);
  });

  it("found by a part of their names, for a filter", async () => {
    expect((await read("/api/audience/members?q=%E7%94%B0")).data).not.toHaveLength(0);
  });
});

describe("messages", () => {
  it("of all, in each pattern and mode, to the end of the archive", async () => {
    for (const query of [
      "pattern=top&takeNum=10&hasCurrentItems=0",
      "pattern=timeline&takeNum=100&hasCurrentItems=0",
      "pattern=timeline&viewOptionMode=uncheck",
      "pattern=timeline&viewOptionMode=star&types[]=text&types[]=image",
      "pattern=memberDetail&takeNum=50&memberId=1",
    ])
      expect(await countOf(`/api/v1/message/timeline/messages?${query}`)).toBeGreaterThan(0);
  });

  it("of one friend, and those with a star", async () => {
    expect(await countOf("/api/v1/member/messages/1")).toBeGreaterThan(0);
    await countOf("/api/v1/member/messages/1/star");
  });

  /** Walks to the end as the library does, by what leads on. */
  async function countOf(address: string): Promise<number> {
    let count = 0;
    for (let at = address; ; ) {
      const { data, has_next, next } = await read(at);
      count += data.length;
      if (!has_next) return count;
      const cursor = Object.entries(next).filter(([, value]) => value !== null);
      const query = new URLSearchParams(cursor as [string, string][]);
      at = `${address}${address.includes("?") ? "&" : "?"}${query}`;
    }
  }
});

describe("writes", () => {
  it("an action is made and changed", async () => {
    const { read, write } = openHost();
    const [known] = (await read("/api/v_resource/action")).ids;
    const action = await read(`/api/action/data/${known}`);
    const made = await write("/api/action/register", { ...action, aid: null, withDescription: 1 });
    expect(made.description).not.toHaveLength(0);
    await write("/api/action/register", { ...action, aid: made.aid });
  });

  it("a filter is made and changed, and its friends are counted", async () => {
    const { read, write } = openHost();
    for (const id of (await read("/api/v_resource/funnel")).ids) {
      const filter = await read(`/api/funnel/data/${id}`);
      const { total } = await write("/api/audience/estimate", filter);
      const saved = await write("/api/funnel/register", { ...filter, withCount: 1, withDescription: 1 });
      expect(saved).toMatchObject({ id, fid: id, count: total });
      await write("/api/audience/explain", { filter, member_id: 1 });
    }
  });

  it("an item is added to each list that takes one", async () => {
    const { write } = openHost();
    for (const [kind, { addable }] of Object.entries(pickerKinds))
      if (addable) await write(`/api/v_resource/${kind}`, { name: "新しい", group_id: 0 });
  });

  it("all of a friend is saved, and what somebody else changed is told", async () => {
    const { ask, read, write } = openHost();
    const { tag_ids } = await read("/api/member/tag/1");
    await write("/api/member/tag", { member_id: 1, tag_ids });
    await write("/api/member/basevar", { member_id: 1, vals: { フリガナ: "サトウ" } });
    await write("/api/v1/member/memo", { member_id: 1, memo: "窓側" });

    const { vals, metas } = await read("/api/member/var/1");
    const { items } = await read("/api/v_resource/varia");
    const id = Object.keys(vals).find((each) => items[each].type === 0 && items[each].writable !== 0) ?? "";
    const sent = {
      ...{ member_id: 1, changed_item_ids: [Number(id)] },
      ...{ vals: { [id]: "新しい" }, metas: { [id]: metas[id] } },
    };
    await write("/api/member/var", sent);
    const late = await ask("POST", "/api/member/var", sent);
    const { conflict } = callAt(describedCalls, "POST", "/api/member/var") as DescribedCall;
    expect(late).toMatchObject({ status: 409, problems: [] });
    expect(v.is(conflict as v.GenericSchema, late.body)).toBe(true);
  });

  it("messages are confirmed, texts, form fields and metrics kept", async () => {
    const { read, write } = openHost();
    const { data } = await read("/api/v1/message/timeline/messages?pattern=timeline&viewOptionMode=uncheck");
    const ids = data.map(({ id }: { id: number }) => id);
    expect(await write("/api/messages/confirm_multi", { ids })).toEqual({
      status: 200,
      message_count: ids.length,
    });
    await write("/api/message-text/3", { text: "ありがとうございます" });
    expect(await read("/api/message-text/3")).toEqual({ text: "ありがとうございます" });
    const { id } = await write("/api/form-fields", { ...(await read("/api/form-fields/72")), id: null });
    await read(`/api/form-fields/${id}`);
    await write("/api/metrics-tracker/report/v1", { eventName: "action.opened", context: { aid: 5 } });
  });
});
