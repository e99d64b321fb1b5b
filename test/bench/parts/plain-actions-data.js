// What the plain page of effects knows of the kinds: names, icons, sentences, new ones.
const icons = {
  1: "M4 4h12v9H9l-4 3v-3H4z",
  12: "M4 4h12v12H4zM4 8h12M8 8v8",
  13: "M3.5 10V4h6l7 7-6 6zM7 7v.1",
  6: "M3 5h14v11H3zM6 9h3M6 12h8",
  5: "M4 5h7v4H4zM9 12h7v4H9zM7 9v5h2",
  14: "M4 4h12v12H4zM4 10h12M10 10v6",
  15: "M10 4a6.5 6.5 0 1 0 .1 0zM10 7v4l3 2",
  7: "M5 17V4h10l-2 3 2 3H5",
  16: "M5 14V9a5 5 0 0 1 10 0v5zM9 16h2",
  30: "M10 4a6 6 0 1 0 .1 0zM10 8a2 2 0 1 0 .1 0z",
  31: "M3 6h14v3a1 1 0 0 0 0 2v3H3v-3a1 1 0 0 0 0-2z",
  32: "M4 5c0-2 12-2 12 0v10c0 2-12 2-12 0zM4 5c0 2 12 2 12 0",
  50: "M4 15l4-5 4 3 4-8",
};

const labels = {
  1: "テキスト送信",
  12: "テンプレート送信",
  13: "タグ操作",
  6: "友だち情報操作",
  5: "シナリオ操作",
  14: "メニュー操作",
  15: "リマインダ操作",
  7: "対応マーク・表示操作",
  16: "通知",
  30: "ASP・CV登録",
  31: "イベント予約操作",
  32: "共通情報操作",
  50: "フェーズ操作",
};

/** Label and icon of each kind, in the order of the add buttons. */
export const kinds = [1, 12, 13, 6, 5, 14, 15, 7, 16, 30, 31, 32, 50].map((type) => ({
  type,
  label: labels[type],
  icon: icons[type],
  addable: type !== 16,
}));
export const labelOf = (type) => labels[type];
export const iconOf = (type) => icons[type];
export const once = new Set([5, 7, 16, 30]);

const cut = (text, most) => (text.length > most ? `${text.slice(0, most)}…` : text);
const quoted = (text, most = 16) => `「${cut(text, most)}」`;

function when({ delay_type, delay_min, delay_max, delay_at }) {
  if (delay_type === 1) return `${delay_min}〜${delay_max}分後に`;
  return delay_type === 2 ? `${delay_at}に` : "すぐに";
}

const sentences = {
  1: (e) => `${quoted(e.text.trim().replace(/\s+/g, " "))}を${when(e)}送る`,
  12: (e, name) => `テンプレート${name("egg", e.egg_id)}を${when(e)}送る`,
  13: (e, name) => `タグ${e.tag_ids.map((id) => name("tag", id)).join("")}を付ける`,
  6: (e, name) => `友だち情報${name("varia", e.var_id)}を${quoted(e.fix_value)}にする`,
  5: (e, name) => `シナリオ${name("scenario", e.group_id)}を${e.date}日目の${e.time}から始める`,
  14: (e, name) => `メニュー${name("richmenu", e.menu_id)}を設定する`,
  15: (e, name) =>
    `リマインダ${name("episode", e.episode_id)}を、${e.origin_date} ${e.origin_time}をゴールに開始する`,
  7: (e, name) => `対応マークを${name("response_mark", e.notify)}にする`,
  16: (e) => `${quoted(e.text)}を通知する`,
  30: () => "ASPにCVを登録する",
  31: (e, name) => `予約枠${name("slot", e.event_slot_id)}を${e.num_of_takes}件予約する`,
  32: (e, name) => `共通情報${name("common_vars", e.common_var_id)}に${e.fix_value}を足す`,
  50: (e, name) => `フェーズ${e.journey_tags.map((id) => name("journey_tag", id)).join("")}を通過させる`,
};

/** What an effect does. Until its list is there, something is named by its id. */
export function sentenceOf(effect, lists) {
  const name = (kind, id) => quoted(lists[kind]?.items[id]?.name ?? `ID ${id}`, 10);
  return sentences[effect.type](effect, name);
}

/** What keeps an effect from being saved. */
export function problemOf({ type, text }) {
  if (type !== 1) return null;
  if (text.trim() === "") return "本文を入力してください。";
  return text.length > 4500 ? "4,500文字以内で入力してください。" : null;
}

export const newText = () => ({
  type: 1,
  text: "",
  delay_type: 0,
  delay_min: 0,
  delay_max: 0,
  delay_at: "12:00",
  member_query_id: null,
});
