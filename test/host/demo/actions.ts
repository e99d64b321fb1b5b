import everyEffect from "../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import type { ActionDocument, EffectDocument } from "../api/action-document.js";

/** The demonstration's actions, in the order of their ids from 1. */
export const demoActions: readonly ActionDocument[] = [
  action(
    "来店お礼",
    text("[[name]]さん、本日はご来店ありがとうございました。またのお越しをお待ちしております。"),
  ),
  inFolder(
    71,
    "体験予約のお礼とフォロー",
    text("[[name]]さん、体験のご予約ありがとうございます。当日は10分前までにお越しください。"),
    text("ご不明な点がありましたら、このトークにそのままご返信ください。", {
      delay_type: 1,
      delay_min: 30,
      delay_max: 60,
    }),
    text("明日はご予約日です。お気をつけてお越しください。", { delay_type: 2, delay_at: "18:00" }),
  ),
  inFolder(
    72,
    "初回来店の登録",
    effect(13, { tag_ids: [101, 104] }),
    effect(6, { var_id: 202, var_type: 1, operand: 2, fix_value: "1" }),
    effect(50, { journey_tags: [1003] }),
    effect(5, { group_id: 501 }),
  ),
  template(
    "会員ランクをゴールドにする",
    effect(6, { var_id: 201, var_type: 0, fix_value: "ゴールド" }),
    effect(14, { menu_id: 602 }),
  ),
  inFolder(
    71,
    "ヘッドスパ体験会に申し込む",
    effect(31, { event_slot_id: 801, event_menu_id: 811 }),
    effect(32, { common_var_id: 901, fix_value: 1 }),
    text("お申し込みを受け付けました。"),
  ),
  action("予約日リマインドを始める", effect(15, { episode_id: 702, selectionType: 1, var_id: 203 })),
  action(
    "配信を停止する",
    effect(5, { group_id: 0 }),
    effect(13, { tag_ids: [115] }),
    effect(7, { notify: 3, user_rate: 0 }),
  ),
  template(
    "アンケート回答のお礼",
    effect(13, { tag_ids: [114] }),
    effect(12, { egg_id: 401, delay_type: 1, delay_min: 5, delay_max: 10 }),
  ),
  // The rest is there to be looked at closely: every shape, hostile text, many effects, and what no editor knows.
  { ...(everyEffect as ActionDocument), a_name: "すべての動作（見本）", inputs: effectsOfThisHost() },
  action(
    `<img src=x onerror=alert(1)>"'&</textarea><script>alert(2)</script>名前が長くても、HTMLが混ざっていても崩れないことの見本`,
    text(
      `<img src=x onerror=alert(1)></textarea><script>alert(2)</script> 'single' "double" &amp; \u202e右から左 👩‍👩‍👧‍👦`,
    ),
  ),
  action(
    "200通の案内文",
    ...Array.from({ length: 200 }, (_, index) =>
      text(`${index + 1}通目のご案内です。`, { delay_type: 1, delay_min: index, delay_max: index }),
    ),
  ),
  action("未知の動作を含む（見本）", text("この下に、編集画面の知らない動作があります。"), {
    type: 999,
    title: "将来の動作",
    options: { channel: "mail", retry: 3, tags: ["a", "b"], nothing: null },
    member_query_id: null,
  }),
];

function action(a_name: string, ...inputs: EffectDocument[]): ActionDocument {
  return { aid: null, a_name, a_twice_type: 0, is_template: 0, group_id: null, inputs };
}

function inFolder(group_id: number, a_name: string, ...inputs: EffectDocument[]): ActionDocument {
  return { ...action(a_name, ...inputs), group_id };
}

function template(a_name: string, ...inputs: EffectDocument[]): ActionDocument {
  return { ...action(a_name, ...inputs), is_template: 1 };
}

function text(body: string, fields: Record<string, unknown> = {}): EffectDocument {
  return effect(1, { text: body, ...fields });
}

/** A new effect of a type, as `fixtures/defaults.json` has it, with some fields filled in. */
function effect(type: number, fields: Record<string, unknown>): EffectDocument {
  const blank = (defaults.effects as Readonly<Record<string, EffectDocument>>)[type];
  if (!blank) throw new Error(`No defaults for effect ${type}`);
  return { ...blank, ...fields };
}

/** Every effect of the public surface; the condition that one of them has is a saved filter of this host. */
function effectsOfThisHost(): ActionDocument["inputs"] {
  return (everyEffect as ActionDocument).inputs.map((each) =>
    (each.member_query_id ?? null) === null ? each : { ...each, member_query_id: 1602 },
  );
}
