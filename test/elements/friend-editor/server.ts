import { type Received, type Scripted, serveBy } from "../../browser/support/server.js";

type Values = Record<string, unknown>;

/** A variable as its list has it. */
export interface ServerVariable {
  id: number;
  name: string;
  type: number;
  group_id?: number | null;
  favorite?: number;
  writable?: number;
}

/** One variable of each type, and one that may not be written. */
export const variables: readonly ServerVariable[] = [
  { id: 201, name: "会員ランク", type: 0, group_id: 21, favorite: 1 },
  { id: 202, name: "来店回数", type: 1, group_id: 21 },
  { id: 203, name: "次回来店予定日", type: 30, group_id: 21 },
  { id: 204, name: "担当スタイリスト", type: 20, group_id: 21 },
  { id: 205, name: "施術の記録", type: 2, group_id: 22 },
  { id: 206, name: "仕上がりの写真", type: 10, group_id: 22 },
  { id: 207, name: "カウンセリングシート", type: 13, group_id: 22 },
  { id: 208, name: "会員番号", type: 0, group_id: 21, writable: 0 },
  { id: 210, name: "紹介してくれた方", type: 0, group_id: null },
];

export const tags = [
  { id: 101, name: "VIP" },
  { id: 102, name: "来店済み" },
  { id: 103, name: "配信停止", writable: 0 },
  { id: 104, name: "春の会員" },
];

export const choices = [
  { id: 2041, value: "佐藤", color: "#ffe9a8" },
  { id: 2042, value: "高橋", color: "#2251c7" },
  { id: 2043, value: "鈴木", color: "red; background: url(//evil)" },
];

/** A server that knows friend 1, with versions of variables; `others` lets somebody else change something. */
export function serveFriend(more: { variables?: readonly ServerVariable[]; vals?: Values } = {}) {
  const listed = more.variables ?? variables;
  let version = 1;
  const stamp = (by: string) => {
    version += 1;
    return { updated_at: `2026-11-25T10:00:00.${String(version).padStart(3, "0")}+09:00`, updated_by: by };
  };
  const vals: Values = more.vals ?? {
    201: "ゴールド",
    202: 7,
    203: "2026-12-05",
    204: 2041,
    205: "一行目\n二行目",
    206: "/photo.png",
    207: "/sheet.pdf",
    208: "M000001",
  };
  const server = {
    tagIds: [101, 103] as number[],
    vals,
    metas: Object.fromEntries(Object.keys(vals).map((id) => [id, stamp("佐藤")])) as Values,
    base: {
      システム表示名: "山田",
      本名: "山田 花子",
      電話番号: "090-0000-0000",
      memo: "窓側の席",
    } as Record<string, string>,
    rights: { システム表示名: "write", 本名: "write", 電話番号: "read", memo: "write" } as Record<
      string,
      string
    >,
    /** Answers to the next calls whose path ends so, once each. */
    script: [] as { path: string; method?: string; answer: Scripted | Promise<Scripted> }[],
    received: [] as Received[],
    others(changes: Values, by = "高橋") {
      for (const [id, value] of Object.entries(changes)) {
        server.vals[id] = value;
        server.metas[id] = stamp(by);
      }
    },
    /** Bodies that were posted to a path. */
    posted: (path: string) =>
      server.received
        .filter(({ method, url }) => method === "POST" && url.pathname.endsWith(path))
        .map(({ text }) => JSON.parse(text) as Record<string, unknown>),
    asked: (path: string) =>
      server.received.filter(({ method, url }) => method === "GET" && url.pathname.endsWith(path)).length,
    on: (path: string, answer: Scripted | Promise<Scripted>, method?: string) =>
      server.script.push({ path, answer, ...(method && { method }) }),
  };
  server.received = serveBy((call) => {
    const { pathname } = call.url;
    const at = server.script.findIndex(
      ({ path, method }) => pathname.endsWith(path) && (method === undefined || method === call.method),
    );
    const [scripted] = at < 0 ? [] : server.script.splice(at, 1);
    if (scripted) return scripted.answer;
    const json = answerTo(call.method, pathname, call.text);
    return json === undefined ? { status: 404, json: { message: "見つかりません。" } } : json;
  });
  return server;

  function answerTo(method: string, pathname: string, text: string): Scripted | undefined {
    if (pathname.endsWith("/v_resource/tag")) return { json: source(tags, []) };
    if (pathname.endsWith("/v_resource/varia"))
      return {
        json: source(listed, [
          { id: 21, name: "会員情報" },
          { id: 22, name: "来店の記録" },
        ]),
      };
    if (pathname.includes("/var/choice/")) return { json: choices };
    if (method === "GET" && /\/member\/tag\/\d+$/.test(pathname))
      return { json: { member_id: 1, tag_ids: [...server.tagIds], updated_at: null } };
    if (method === "GET" && /\/member\/var\/\d+$/.test(pathname))
      return { json: { member_id: 1, vals: { ...server.vals }, metas: { ...server.metas } } };
    if (method === "GET" && /\/member\/basevar\/\d+$/.test(pathname))
      return { json: { member_id: 1, vals: { ...server.base }, authorizations: { ...server.rights } } };
    if (method !== "POST") return undefined;
    const body = JSON.parse(text) as { tag_ids: number[]; vals: Values; metas: Values; memo: string };
    if (pathname.endsWith("/member/tag")) {
      server.tagIds = body.tag_ids;
      return { json: { member_id: 1, tag_ids: body.tag_ids } };
    }
    if (pathname.endsWith("/member/basevar")) {
      Object.assign(server.base, body.vals);
      return { json: { member_id: 1, vals: body.vals } };
    }
    if (pathname.endsWith("/member/memo")) {
      server.base.memo = body.memo;
      return { json: { member_id: 1, memo: body.memo } };
    }
    if (pathname.endsWith("/member/var")) return saveVariables(body);
    return undefined;
  }

  function saveVariables({ vals: next, metas }: { vals: Values; metas: Values }): Scripted {
    const stale = Object.keys(next).filter(
      (id) => JSON.stringify(metas[id] ?? null) !== JSON.stringify(server.metas[id] ?? null),
    );
    if (stale.length > 0) {
      const pick = (from: Values) => Object.fromEntries(stale.map((id) => [id, from[id] ?? null]));
      return {
        status: 409,
        json: { message: "ほかの人が変更しました。", vals: pick(server.vals), metas: pick(server.metas) },
      };
    }
    for (const [id, value] of Object.entries(next)) {
      if (value === null) delete server.vals[id];
      else server.vals[id] = value;
      server.metas[id] = stamp("自分");
    }
    return {
      json: {
        member_id: 1,
        vals: next,
        metas: Object.fromEntries(Object.keys(next).map((id) => [id, server.metas[id]])),
      },
    };
  }
}

function source(items: readonly { id: number }[], groups: readonly { id: number; name: string }[]) {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    ids: items.map(({ id }) => id),
    groups: Object.fromEntries(groups.map((group) => [group.id, { ...group, item_count: 1 }])),
    group_ids: groups.map(({ id }) => id),
    meta: {},
  };
}
