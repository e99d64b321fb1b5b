import { button, dialog, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

const chip = button("13:00〜13:45 山田 花子");

/** A day, on which what is lifted goes back. */
export const engine = engineElement([], {
  tag: "reservation-schedule",
  attributes: 'salon-id="1" date="2026-11-20"',
  stop: button("ブロック"),
  async edit(stage) {
    await stage.click(button("次の日"));
    await stage.says("11月21日(土)");
    await stage.click(button("前の日"));
    await stage.sees(chip);
    await stage.focus(chip);
    await stage.page.press("Alt+ArrowRight");
    await stage.says("11月20日(金) 13:15〜14:00 中村。山田 花子を移動中");
    await stage.page.press("Escape");
    await stage.says("山田 花子を元の場所に戻しました");
    await stage.hasFocus(chip);
    await stage.click(button("ブロック"));
    const memo = textbox("メモ", dialog("ブロックの登録"));
    await stage.click(memo);
    await stage.page.type("yasumi");
    await stage.page.press("Escape");
    await stage.click(button("破棄する", dialog("保存していない変更があります")));
    await stage.misses(memo);
    await stage.hasFocus(button("ブロック"));
  },
});
