import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLookalikes } from "../../../../src/features/message/insert/lookalikes/lookalikes.js";
import { readText } from "../../../../src/features/message/text/read-text.js";
import { knownNames } from "../../../../src/references/index.js";
import { anyText } from "../any-text.js";
import { insertSettings, listsOf } from "../open-message.js";

const lists = listsOf();
const names = knownNames(lists, "ja");
const lookalikesIn = createLookalikes({ settings: insertSettings(), lists, names });

describe("what looks like a placeholder and is none", () => {
  it.each([
    ["[[nama]]", "名前"],
    ["[[nmae]]", "名前"],
    ["[[Name]]", "名前"],
    ["[[ name ]]", "名前"],
    ["[[name id=3]]", "名前"],
    ["[[名前]]", "名前"],
    ["［［名前］］", "名前"],
    ["［［name］］", "名前"],
    ["[[ｎａｍｅ]]", "名前"],
    ["[[name］］", "名前"],
    ["[[なまえ]]", "名前"],
    ["[[名前様]]", "名前"],
    ["[[SYSMAIL]]", "メールアドレス"],
    ["[[sys_mail]]", "メールアドレス"],
    ["[[メールアドレズ]]", "メールアドレス"],
    ["[[friend_link]]", "友だち追加リンク"],
    ["[[var id=x]]", "友だち情報"],
    ["[[var id=0201]]", "友だち情報"],
    ["[[var]]", "友だち情報"],
    ["［［var id=２０１］］", "会員番号"],
    ["[[会員番号]]", "会員番号"],
    ["[[本日のクーポン]]", "本日のクーポン"],
    ["[[CVAR_x1y]]", "共通情報"],
    ["[[FORM_ab12cdef]]", "回答フォーム"],
    ["[[context category=reserve]]", "トリガー情報"],
    ["[[date add=3 format=9]]", "配信日"],
    ["[[dat add=3 format=1]]", "配信日"],
    ["[[remain target=2027-02-30]]", "残り日数"],
    ["[[remain]]", "残り日数"],
    // Within brackets a placeholder is text.
    ["[[[[name]]]]", "名前"],
  ])("%s is near %s", (text, label) => {
    expect(lookalikesIn(`前${text}後`).map((each) => each.label)).toEqual([label]);
  });

  it.each([
    "[[name]]",
    "[[[name]]]",
    "[[var id=999]]",
    "[[重要]]",
    "[[お知らせ]]",
    "[[unknown]]",
    "[[]]",
    "[[ ]]",
    "[[date",
    "[name]",
    "［名前］",
    "【名前】",
    "[[na\nma]]",
    `[[${"name ".repeat(40)}]]`,
  ])("%j is nothing of the kind", (text) => {
    expect(lookalikesIn(text)).toEqual([]);
  });

  it("says where each of them stands, over all lines", () => {
    const text = "[[name]]\r\nご案内 [[nama]] と\n［［名前］］［［名前］］";
    const found = lookalikesIn(text).map(({ from, to }) => text.slice(from, to));
    expect(found).toEqual(["[[nama]]", "［［名前］］", "［［名前］］"]);
  });

  it("in any text each is in brackets, after the one before, and clear of all placeholders", () => {
    const written = fc.array(
      fc.oneof(
        anyText,
        fc.constantFrom("[[nama]]", "［［名前］］", "[[var id=x]]", "[[var id=201]]", "［[", "]］"),
      ),
    );
    fc.assert(
      fc.property(written, (parts) => {
        const text = parts.join("");
        const placeholders = placesOf(text);
        let before = 0;
        for (const { from, to } of lookalikesIn(text)) {
          expect(from).toBeGreaterThanOrEqual(before);
          expect(text.slice(from, to)).toMatch(/^[[［]{2}[^[\]［］\r\n]+[\]］]{2}$/);
          for (const [start, end] of placeholders) expect(end <= from || start >= to).toBe(true);
          before = to;
        }
      }),
    );
  });

  it("a run of text by itself says the same as within its line", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const ofRuns = readText(text).flatMap(({ pieces }) =>
          pieces.flatMap(({ is, source }) => (is === "text" ? lookalikesIn(source) : [])),
        );
        expect(ofRuns.map(({ label }) => label)).toEqual(lookalikesIn(text).map(({ label }) => label));
      }),
    );
  });

  it("a list that is not there names nothing", () => {
    const none = createLookalikes({ settings: insertSettings(), lists: listsOf({}), names });
    expect(none("[[会員番号]]")).toEqual([]);
  });
});

function placesOf(text: string): [number, number][] {
  const places: [number, number][] = [];
  let at = 0;
  for (const { lead, pieces } of readText(text)) {
    at += lead.length;
    for (const { is, source } of pieces) {
      if (is === "placeholder") places.push([at, at + source.length]);
      at += source.length;
    }
  }
  return places;
}
