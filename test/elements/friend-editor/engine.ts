import { button, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

/** A value in which variables are changed. */
const changed = (vals: Record<string, unknown>) => ({
  tags: null,
  variables: { vals, metas: {}, changed_item_ids: Object.keys(vals).map(Number) },
  base: { vals: {} },
});

/** The value of which the body of a save of variables was made. */
function asValue({ member_id: _, ...variables }: Record<string, unknown>): unknown {
  return { tags: null, variables, base: { vals: {} } };
}

/** The tab of variables: the others are not loaded, so that the value says nothing of tags. */
export const engine = engineElement(["history", "value", "form", "finishing"], {
  tag: "friend-editor",
  attributes: 'inline member-id="1" tab="variables"',
  stop: textbox("VIP会員"),
  payloads: {
    "no changes": changed({}),
    "a value of each type": changed({
      ...{ 1: "シルバー\u00a0👩‍👩‍👧‍👦", 2: "一", 4: "<b>東京</b>", 5: -0.125, 6: "2027-02-28" },
      ...{ 7: 72, 8: "一\r\n二\n\n三", 9: null },
    }),
    "what is not set, an empty text, 0 and a text of it": changed({ 1: "0", 4: "", 5: 0, 7: null }),
    "a variable that is not there": changed({ 900: { any: ["thing", null] } }),
  },
  filled: changed({ 1: "シルバー" }),
  async edit(stage) {
    await stage.click(textbox("東京"));
    await stage.hasFocus(textbox("東京"));
    await stage.page.type("Hello");
  },
  edited: { variables: { vals: { 4: "Hello" }, changed_item_ids: [4] } },
  finishing: {
    button: button("保存"),
    path: "/api/member/var",
    posted: (body) => asValue(JSON.parse(body)),
    handedOver: (payload) => asValue(payload as Record<string, unknown>),
  },
});
