import type { Fault } from "../../host-in-page.js";

const names = ["佐藤 健一", "鈴木 美咲", "高橋 茂", "田中 さくら", "Emily Carter", "中村 翔太", "小林 大輔"];
const texts = ["明日の予約を変更できますか？", "ありがとうございました！", "写真を送りました", null];

/** Friends with all that a row can show. */
function friendAt(id: number): object {
  const pick = <T>(list: readonly T[]) => list[id % list.length] as T;
  return {
    id,
    name:
      id === 3
        ? "株式会社スタジオノース総務部ご担当者様・とても長い名前の友だち"
        : `${pick(names)}${id > 7 ? id : ""}`,
    icon_url: null,
    richmenu: id % 3 === 0 ? { id: 1, name: "会員メニュー" } : null,
    target_vars: id % 2 === 0 ? [{ var_id: 1, name: "来店回数", type: 1, value: id % 9 }] : [],
    user_forms: id % 4 === 0 ? [{ id: 1, name: "来店アンケート", answered_at: null }] : [],
    hide: id % 5 === 0 ? 1 : 0,
    notify: id % 6 === 0 ? 2 : 0,
    tags: [],
    last_message_at:
      pick(texts) === null ? null : `${new Date(Date.now() - id * 3_600_000).toISOString().slice(0, 19)}Z`,
    last_message_text: pick(texts),
  };
}

/** Answers the calls of a friend list; everything else is the host's. */
export function friendServer(total: number, permissions: readonly string[] = ["member.read"]): Fault {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/permission_list")) return Response.json({ data: { permissions } });
    const [, id] = /\/allow_members\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) return Response.json({ data: friendAt(Number(id)) });
    if (!pathname.endsWith("/allow_members")) return undefined;
    const name = searchParams.get("name") ?? "";
    const all = name === "" ? total : 0;
    const first = (Number(searchParams.get("page") ?? 1) - 1) * 50;
    const data = Array.from({ length: Math.max(Math.min(50, all - first), 0) }, (_, at) =>
      friendAt(first + at + 1),
    );
    return Response.json({ data, pagination: { total: all, per_page: 50 } });
  };
}
