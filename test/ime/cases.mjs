const nihon = "n i h o n space Return";
const name = "o n a m a e space";
const both = "[[name]][[SYS_MAIL]]";
const field = "input[type=text]:not([role=combobox]), input:not([type]), input[type=search]";

/** What is typed where, and what has to come of it. */
export const cases = [
  written("A1 all of two placeholders", both, `Control_L+a ${nihon}`, "日本"),
  written("A2 all, a placeholder last", "こんにちは[[name]]", `Control_L+a ${nihon}`, "日本"),
  written("A3 backwards over a placeholder", "a[[name]]b", `Shift_L+Left Shift_L+Left ${nihon}`, "a日本"),
  written("A4 a placeholder chosen as one", both, `Left ${nihon}`, "[[name]]日本"),
  written("A undo of what replaced all", both, `Control_L+a ${nihon} Control_L+z`, both),
  {
    name: "B1 a button of the toolbar ends it",
    wanted: "お名前[[name]]",
    async run(operator) {
      await operator.message("");
      await operator.type(name);
      await operator.press(".message-toolbar button", "名前");
      return operator.text();
    },
  },
  {
    name: "B1 goes on after a press elsewhere",
    wanted: "お名前日本",
    async run(operator) {
      await operator.message("");
      await operator.type(name);
      await operator.press("h1");
      await operator.read(() => document.querySelector("message-editor").focus());
      await operator.type(nihon);
      return operator.text();
    },
  },
  {
    name: "B2 suggestions follow the conversion",
    wanted: true,
    async run(operator) {
      await suggestions(operator);
      const all = await operator.count(".message-suggestion-label");
      await operator.type("n a m a e space");
      const found = await operator.count(".message-suggestion-label");
      return found > 0 && found < all;
    },
  },
  {
    name: "B3 a suggestion takes the place of the query",
    wanted: "[[name]]",
    async run(operator) {
      await suggestions(operator);
      await operator.type("n a m a e space");
      await operator.press(".message-suggestion-label", "名前");
      return operator.text();
    },
  },
  {
    name: "B4 a press into the text of a slow page",
    wanted: "日本一二あ",
    async run(operator) {
      await operator.message("一二");
      await operator.read(() =>
        document.querySelector("message-editor").addEventListener("change", () => {
          const end = performance.now() + 60;
          while (performance.now() < end);
        }),
      );
      await operator.type("Home n i h o n space");
      await operator.press(".message-text");
      await operator.type("a Return");
      return operator.text();
    },
  },
  {
    name: "B6 two corner brackets offer placeholders",
    wanted: true,
    async run(operator) {
      await suggestions(operator);
      return (await operator.count(".message-suggestion-label")) > 5;
    },
  },
  searched("C the first letter of a search", "r a i t e n n", "らいてん"),
  searched("C its conversion", "r a i t e n space Return", "来店"),
  written("a word", "", nihon, "日本"),
  written("Enter accepts, the next is a line", "", `${nihon} Return`, "日本\n"),
  written("Escape gives up", "", "n i h o n space Escape Escape Escape", ""),
  written("candidates by arrows", "", "n i h o n space Down Up Return", "日本"),
  written("Backspace in the composition", "", "n i h o n g BackSpace Return", "にほん"),
  written("kana as they are", "", "n i h o n n Return", "にほん"),
  written("katakana by F7", "", "k a t a k a n a F7 Return", "カタカナ"),
  written("two words", "", `${nihon} ${nihon}`, "日本日本"),
  written("a full-width space", "", "space", "　"),
  written("undo is one step", "", `${nihon} Control_L+z`, ""),
  written("before a placeholder", "[[name]]", `Home ${nihon}`, "日本[[name]]"),
  written("between two placeholders", both, `Home Right Right ${nihon}`, "[[name]]日本[[SYS_MAIL]]"),
  written("all of two lines", "一\n二", `Control_L+a ${nihon}`, "日本"),
  {
    name: "a press elsewhere keeps it",
    wanted: "日本",
    async run(operator) {
      await operator.message("");
      await operator.type("n i h o n space");
      await operator.press("h1");
      return operator.text();
    },
  },
  searched("in the open list", "Return n i h o n space Return", "日本"),
  searched("Escape closes no list", "Return n i h o n n space Escape", "にほん"),
  searched("candidates leave the rows alone", "Return n i h o n space Down Up Return", "日本"),
  typedInto("a field of a form", "form-field-editor"),
  typedInto("a name", "notification-editor"),
  typedInto("a search among friends", "friend-list"),
];

function written(title, value, keys, wanted) {
  return {
    name: title,
    wanted,
    async run(operator) {
      await operator.message(value);
      await operator.type(keys);
      return operator.text();
    },
  };
}

function searched(title, keys, wanted) {
  return {
    name: title,
    wanted,
    async run(operator) {
      await operator.picker();
      await operator.type(keys);
      return operator.focusedText();
    },
  };
}

function typedInto(title, tag) {
  return {
    name: title,
    wanted: "日本",
    async run(operator) {
      await operator.at(tag, field);
      await operator.type(`Control_L+a ${nihon}`);
      return operator.focusedText();
    },
  };
}

/** What the `[` key gives in kana mode, accepted. */
async function suggestions(operator) {
  await operator.message("");
  await operator.type("bracketleft bracketleft Return");
}
