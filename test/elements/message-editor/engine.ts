import { button, searchbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

const text = textbox("本文");

const everyPlaceholder = [
  "[[name]]",
  "[[SYS_MAIL]]",
  "[[friend_link_url]]",
  "[[date add=3 format=1]]",
  "[[remain target=2027-01-01]]",
  "[[FORM_ab12cd]]",
  "[[CVAR_x1y2]]",
  "[[var id=2]]",
  "[[context category=reserve event=register key=date_range format=1]]",
  "[[context category=event_book event=event_register key=slot]]",
];

export const engine = engineElement(
  ["history", "value", "form", "popover", "text", "dragging", "pasting", "finishing"],
  {
    tag: "message-editor",
    attributes: 'finish-label="確定" finish-path="/api/message/save"',
    stop: button("友だち情報"),
    payloads: {
      "every placeholder": everyPlaceholder.map((each) => `前${each}後`).join("\n"),
      "nothing but placeholders": everyPlaceholder.join(""),
      "an empty text": "",
      "empty lines, and blanks at their ends": "\n\n  一 \n\t\n　二　\n",
      "every kind of line end": "一\r\n二\r三\n\r\n\r\r四\n\n\r",
      "blanks that do not break, joiners and marks":
        "\u00a0一\u00a0\u00a0二\u202f三\u200d四\u200b五\ufeff六\u00ad七",
      "emoji of several characters": "👩‍👩‍👧‍👦 👍🏽 🇯🇵 ❤️ 1️⃣ か\u3099",
      "lone surrogates": "\ud83d一\ude00二\ud83d\n\ude00",
      "controls, and what turns the direction": "\u0000\u0007\u001b\u007f \u202e右から左\u202c \u2028\u2029",
      "placeholders that are none": [
        "[[nobody]] [[]] [[ name ]] [[NAME]] [[date add=3]] [[date add=03 format=1]] [[date add=3 format=9]]",
        "[[remain target=2027-02-30]] [[FORM_ab12]] [[CVAR_x1y2z]] [[var id=0x10]] [[var id=007]]",
      ].join("\n"),
      "brackets in brackets":
        "[[[[name]]]] [[[name]]] [[name]]] [[a [[name]] b]] [[na\nme]] [[name] ]] ]] [[ [[name",
      markup: '<b>&amp;</b>&lt;<script>alert(1)</script><span class="message-chip">x</span>',
    },
    filled: "一つ目の行\r\n[[name]]様、[[var id=4]]",
    async edit(stage) {
      await stage.click(text);
      await stage.hasFocus(text);
      await stage.page.type("Hello");
      await stage.page.press("Enter");
      await stage.page.type("世界");
      await stage.click(button("名前"));
      await stage.hasFocus(text);
      await stage.page.type("!");
    },
    edited: "Hello\n世界[[name]]!",
    popover: { opener: button("友だち情報"), inside: searchbox("検索"), back: text },
    conversion: { value: "", field: text },
    dragging: { field: text, around: (written) => written, text: (value) => value },
    pasting: {
      async paste(stage) {
        await stage.addText("一\n\n[[name]]様");
        await stage.page.press("Control+a");
        await stage.page.press("Control+c");
        await stage.focus(text);
        await stage.page.press("Control+a");
        await stage.page.press("Control+v");
      },
      pasted: "一\n\n[[name]]様",
    },
    finishing: {
      button: button("確定"),
      path: "/api/message/save",
      posted: (body) => (JSON.parse(body) as { text: unknown }).text,
    },
  },
);
