import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of the slide once the filter editor is loaded: sentences about a condition, and its saving. */
export const conditionEditorWords = words({
  shared: pick(screenWords, "registerFailed working"),
  ja: {
    onlyPeople: (sentence: string) => `${sentence}人だけ`,
    /** Remarks that the owner brings about what is so already. */
    already: {
      tagged: (names: string) => `タグ${names}は、この条件の友だちには既に付いています`,
      untagged: (names: string) => `タグ${names}は、この条件の友だちには付いていません`,
      marked: (names: string) => `対応マークは、この条件の友だちでは既に${names}です`,
      subscribed: (names: string) => `シナリオ${names}は、この条件の友だちが既に購読しています`,
    },
    oppositeOf: (number: number) => `${number}.と逆の条件`,
    drop: "条件を外す",
    decide: "条件を決めて戻る",
  },
  en: {
    onlyPeople: (sentence) => `Only people of whom this holds: ${sentence}`,
    already: {
      tagged: (names) => `Friends who meet this condition have the tag ${names} already`,
      untagged: (names) => `Friends who meet this condition do not have the tag ${names}`,
      marked: (names) => `Friends who meet this condition have the response mark ${names} already`,
      subscribed: (names) => `Friends who meet this condition subscribe to the scenario ${names} already`,
    },
    oppositeOf: (number) => `The opposite of ${number}.`,
    drop: "Remove the condition",
    decide: "Save the condition and go back",
  },
});
