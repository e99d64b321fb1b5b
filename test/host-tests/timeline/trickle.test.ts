import { describe, expect, it } from "vitest";
import type { Message } from "../../host/api/messages.js";
import { start } from "../running-host.js";
import { databaseFile } from "../stores.js";
import type { PageAnswer } from "./account.js";

const timeline = "/api/v1/message/timeline/messages?pattern=timeline";

async function startTrickling(options: Parameters<typeof start>[0] = {}) {
  const host = await start(options);
  const write = (asked?: object | null) =>
    fetch(`${host.url}/_host/messages`, {
      method: "POST",
      ...(asked !== undefined && { body: JSON.stringify(asked) }),
    });
  return {
    ...host,
    write,
    written: async (asked?: object) => (await (await write(asked)).json()) as Message,
    newest: async (query = "") => ((await host.json(timeline + query)) as PageAnswer).data,
  };
}

describe("friends who write while a page is open", () => {
  it("write at the host's own time, unconfirmed, and stand first", async () => {
    const clock = () => new Date("2027-01-05T08:30:00+09:00");
    const { write, newest } = await startTrickling({ clock });
    const before = await newest();
    const answer = await write();
    const message = (await answer.json()) as Message;
    expect([answer.status, message.date, message.notify, message.from]).toEqual([
      201,
      "2027-01-05",
      1,
      "member",
    ]);
    expect(message.timestamp).toBe(clock().getTime());
    expect(message.id).toBeGreaterThan(Math.max(...before.map(({ id }) => id)));
    expect((await newest())[0]).toEqual(message);
    expect(message.member?.name).not.toBe("");
  });

  it("write what and as whom they are told", async () => {
    const { written, newest, json } = await startTrickling();
    const message = await written({ member_id: 3, text: "こんにちは" });
    expect(message).toMatchObject({ member_id: 3, text: "こんにちは", type: "text" });
    expect((await newest("&memberId=3"))[0]).toEqual(message);
    const { data } = (await json("/api/v1/member/messages/3")) as PageAnswer;
    expect(data.at(-1)).toEqual(message);
    const { id, timestamp } = data.at(-2)!;
    const newer = `/api/v1/member/messages/3?to_future=1&fid=${id}&ptime=${timestamp}`;
    expect(((await json(newer)) as PageAnswer).data).toEqual([message]);
  });

  it("take back: the same id without what it said, on demand and now and then", async () => {
    const { written, newest } = await startTrickling();
    const message = await written({ text: "間違えました" });
    expect(await written({ unsend: message.id })).toEqual({
      ...message,
      type: "unsent",
      text: null,
      media: null,
    });
    expect((await newest())[0]).toMatchObject({ id: message.id, type: "unsent", text: null });
    const turns = [];
    for (let turn = 0; turn < 12; turn++) turns.push((await written()).type);
    expect(turns.filter((type) => type === "unsent")).toHaveLength(2);
    expect((await newest("&types[]=unsent")).length).toBeGreaterThan(3);
  });

  it("are kept over a restart, with what was taken back", async () => {
    const database = databaseFile();
    const first = await startTrickling({ database });
    const [kept, gone] = [await first.written({ text: "一" }), await first.written({ text: "二" })];
    const takenBack = await first.written({ unsend: gone.id });
    await first.close();
    const second = await startTrickling({ database });
    const [newest, before] = await second.newest();
    expect([newest, before]).toEqual([takenBack, kept]);
    expect((await second.written({ text: "三" })).id).toBe(gone.id + 1);
  });

  it("are no strangers, and do nothing else", async () => {
    const { write, newest } = await startTrickling();
    const before = await newest();
    for (const asked of [
      { member_id: 4000 },
      { unsend: 99_999 },
      { text: 5 },
      { texts: "" },
      null,
      { unsend: 0 },
    ]) {
      expect((await write(asked)).status, JSON.stringify(asked)).toBe(422);
    }
    expect(await newest()).toEqual(before);
  });
});
