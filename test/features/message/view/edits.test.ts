import { NodeSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import * as edits from "../../../../src/features/message/view/edits.js";
import { readDocument } from "../../../../src/features/message/view/schema.js";
import {
  applied,
  choose,
  choosePlaceholder,
  marked,
  openText,
  placeholderPlaces,
  shown,
  textOf,
} from "./open-text.js";

describe("breaking the line", () => {
  it.each([
    ["a|b", "a\n|b"],
    ["|", "\n|"],
    ["|ab", "\n|ab"],
    ["ab|", "ab\n|"],
    ["a<b>c", "a\n|c"],
    ["[[name]]|さん", "[[name]]\n|さん"],
    ["|[[name]]", "\n|[[name]]"],
    // Breaks that were loaded stay as they are, new ones are all alike.
    ["一|二\r\n三\r四", "一\n|二\r\n三\r四"],
    ["一\r\n二|三\r\n四", "一\r\n二\n|三\r\n四"],
    ["一\r\n|二", "一\r\n\n|二"],
    // "\r" and "\n" with nothing between would be one break.
    ["一\r|二", "一\r\r|二"],
    ["一\r|\r二", "一\r\r|\r二"],
    ["一\r二|\r三", "一\r二\n|\r三"],
    ["一\r|\n二".replace("\r|\n", "|\r\n"), "一\n|\r\n二"],
    ["a<b\r\nc>d\re", "a\n|d\re"],
  ])("%j is %j", (before, then) => {
    const state = openText(before);
    expect(shown(applied(state, edits.breakLine(state)))).toBe(then);
  });

  it("with a placeholder chosen as a whole takes its place", () => {
    const state = choosePlaceholder(openText("|a[[name]]b"));
    expect(shown(applied(state, edits.breakLine(state)))).toBe("a\n|b");
  });
});

describe("deleting at the edge of a line", () => {
  it.each<[before: string, direction: "backward" | "forward", then: string]>([
    ["一\n|二", "backward", "一|二"],
    ["一|\n二", "forward", "一|二"],
    ["一\r\n|二\r\n三", "backward", "一|二\r\n三"],
    ["一\r\n二|\r\n三", "forward", "一\r\n二|三"],
    ["一\n|\n二", "backward", "一|\n二"],
    ["|\n二", "forward", "|二"],
    ["[[name]]\n|[[name]]", "backward", "[[name]]|[[name]]"],
    // What is chosen goes, over lines too.
    ["一<二\r\n三>四", "backward", "一|四"],
    ["一<二\r\n三>四", "forward", "一|四"],
    ["<一[[name]]二>", "backward", "|"],
    ["一\r\n<二>\r\n三", "backward", "一\r\n|\r\n三"],
  ])("%j %s is %j", (before, direction, then) => {
    const state = openText(before);
    expect(shown(applied(state, edits.deleteAtEdge(state, direction)))).toBe(then);
  });

  it.each<[before: string, direction: "backward" | "forward"]>([
    ["|一\n二", "backward"],
    ["一\n二|", "forward"],
    ["|", "backward"],
    ["|", "forward"],
  ])("at the end of all nothing happens, and the browser does nothing either: %j %s", (before, direction) => {
    const state = openText(before);
    const tr = edits.deleteAtEdge(state, direction);
    expect(tr?.docChanged).toBe(false);
  });

  it.each<[before: string, direction: "backward" | "forward"]>([
    ["一|二", "backward"],
    ["一|二", "forward"],
    ["[[name]]|", "backward"],
    ["|[[name]]", "forward"],
  ])("within a line it is the browser's to do: %j %s", (before, direction) => {
    expect(edits.deleteAtEdge(openText(before), direction)).toBeNull();
  });

  it("a placeholder that is chosen as a whole goes", () => {
    const state = choosePlaceholder(openText("|a[[name]]b"));
    expect(shown(applied(state, edits.deleteAtEdge(state, "backward")))).toBe("a|b");
  });
});

describe("putting a text in", () => {
  it.each([
    ["a|b", "x", "ax|b"],
    ["a<b>c", "x", "ax|c"],
    ["a|b", "x\ny", "ax\ny|b"],
    ["a|b", "x\r\ny\rz", "ax\ny\nz|b"],
    ["a|b", "\n", "a\n|b"],
    ["a|b", "\n\n", "a\n\n|b"],
    ["a|b", "x\n\n\ny", "ax\n\n\ny|b"],
    ["|", "一\n\n二\n", "一\n\n二\n|"],
    ["一\r\n|\r\n二", "x", "一\r\nx|\r\n二"],
    ["一\r\n|\r\n二", "x\ny", "一\r\nx\ny|\r\n二"],
    ["一\r\n<二>\r\n三", "x\ny", "一\r\nx\ny|\r\n三"],
    ["一\r\n<二\r\n三>", "x", "一\r\nx|"],
    ["<一\r\n二>\r\n三", "x\ny", "x\ny|\r\n三"],
    ["<一\r二>", "\n", "\n|"],
    ["|\r二", "x", "x|\r二"],
    ["a|b", "[[name]]", "a[[name]]|b"],
    ["a|b", "一[[name]]\n[[var id=201]]", "a一[[name]]\n[[var id=201]]|b"],
  ])("%j and %j is %j", (before, text, then) => {
    const state = openText(before);
    expect(shown(applied(state, edits.insertText(state, text)))).toBe(then);
  });

  it("placeholders in it are objects", () => {
    const state = openText("|");
    const put = applied(state, edits.insertText(state, "一[[name]]\n[[nobody]][[[name]]]"));
    expect(marked(put)).toBe("一<[[name]]>\n[[nobody]][<[[name]]>]");
  });

  it("at another place than the caret's", () => {
    const state = openText("ab|");
    expect(shown(applied(state, edits.insertText(state, "x\ny", { from: 1, to: 2 })))).toBe("x\ny|b");
  });

  it("with a placeholder chosen as a whole takes its place", () => {
    const state = choosePlaceholder(openText("|a[[name]]b"));
    expect(shown(applied(state, edits.insertText(state, "x\ny")))).toBe("ax\ny|b");
  });
});

describe("putting a placeholder in, changing it and taking it away", () => {
  it.each([
    ["a|b", "a[[name]]|b"],
    ["|", "[[name]]|"],
    ["a<b>c", "a[[name]]|c"],
    ["a<b\r\nc>d\r\ne", "a[[name]]|d\r\ne"],
    ["一\r\n|\r\n二", "一\r\n[[name]]|\r\n二"],
  ])("%j is %j", (before, then) => {
    const state = openText(before);
    const put = applied(state, edits.insertPiece(state, "[[name]]"));
    expect(shown(put)).toBe(then);
    expect(placeholderPlaces(put)).toHaveLength(1);
  });

  it("in place of what was typed for it", () => {
    const state = openText("宛先: [[na|");
    const put = applied(state, edits.insertPiece(state, "[[name]]", { from: 5, to: 9 }));
    expect(shown(put)).toBe("宛先: [[name]]|");
  });

  it("changed, it stays where it is and the caret goes behind it", () => {
    const state = openText("|a[[name]]b[[name]]c\r\nd");
    const [, second = -1] = placeholderPlaces(state);
    const changed = applied(
      state,
      edits.insertPiece(state, "[[var id=201]]", { from: second, to: second + 1 }),
    );
    expect(shown(changed)).toBe("a[[name]]b[[var id=201]]|c\r\nd");
    expect(marked(changed)).toBe("a<[[name]]>b<[[var id=201]]>c\nd");
  });

  it("taken away, the caret is where it was", () => {
    const state = openText("a[[name]]b|");
    const [at = -1] = placeholderPlaces(state);
    expect(shown(applied(state, edits.remove(state, { from: at, to: at + 1 })))).toBe("a|b");
  });
});

describe("a place that was kept is found again", () => {
  it.each<[before: string, after: string, now: string | null]>([
    ["本日は[[name]]様", "[[name]]様", "<[[name]]>様"],
    ["a[[name]]b", "a[[name]]b\n二行目", "a<[[name]]>b\n二行目"],
    ["前\r\na[[name]]b", "前の行\r\n次\r\na[[name]]b", "前の行\r\n次\r\na<[[name]]>b"],
    ["a[[name]]b", "a[[name]]b", "a<[[name]]>b"],
    ["本日は[[name]]", "本日は", null],
    ["本日は[[name]]", "", null],
    ["本日は[[name]]", "本日は[[date add=0 format=1]]", null],
    ["本日は[[name]]様", "まったく別の文", null],
  ])("of %j in %j: %j", (before, after, now) => {
    const state = openText(`${before}|`);
    const [at = -1] = placeholderPlaces(state);
    const range = edits.rangeNow(openText(`${after}|`), { doc: state.doc, from: at, to: at + 1 });
    expect(range && shown(choose(openText(`${after}|`), range.from, range.to))).toBe(now);
  });

  it("of a text that was typed, unless it is another", () => {
    const place = { doc: openText("宛先: [[na|").doc, from: 5, to: 9 };
    expect(edits.rangeNow(openText("様[[na|"), place)).toEqual({ from: 2, to: 6 });
    expect(edits.rangeNow(openText("宛先: [[no|"), place)).toBe(null);
  });
});

describe("showing another text", () => {
  it.each([
    ["", "a", "a|"],
    ["a", "", "|"],
    ["aa", "aaa", "aaa|"],
    ["aaa", "aa", "aa|"],
    ["abc", "axc", "ax|c"],
    ["一\r\n二", "一\n二", "一\n二|"],
    ["一\n二\n三", "一\n三", "一\n|三"],
    ["一\n三", "一\n二\n三", null],
    ["[[name]]", "[[SYS_MAIL]]", "[[SYS_MAIL]]|"],
    ["[[name]]", "[[[name]]]", null],
    ["😀", "😁", "😁|"],
    ["\ud83d\ude00", "\ud83d", "\ud83d|"],
    ["a\r\r\nb", "a\r\nb", null],
  ])("%j to %j", (before, next, then) => {
    const state = openText(`|${before}`);
    const replaced = applied(state, edits.replaceText(state, next));
    expect(textOf(replaced)).toBe(next);
    expect(marked(replaced)).toBe(marked(openText(`|${next}`)));
    if (then !== null) expect(shown(replaced)).toBe(then);
  });

  it("the same text is nothing to do", () => {
    expect(edits.replaceText(openText("|一\r\n[[name]]"), "一\r\n[[name]]")).toBeNull();
  });

  it("what is not changed keeps its nodes", () => {
    const state = openText("|一[[name]]\n二\n三[[name]]");
    const replaced = applied(state, edits.replaceText(state, "一[[name]]\n四\n三[[name]]"));
    expect(replaced.doc.child(0)).toBe(state.doc.child(0));
    expect(replaced.doc.child(2)).toBe(state.doc.child(2));
  });
});

describe("making of the lines what a loaded text would show", () => {
  /** Lines as they were typed: everything is text, except what was a placeholder before. */
  function typed(before: string, at: number, letters: string) {
    const state = openText(before);
    const place = choose(state, at);
    const put = place.apply(place.tr.insertText(letters));
    return { put, normal: applied(put, edits.normalise(put, state.doc)) };
  }

  it.each([
    ["the last bracket makes one", "|[[name]", 8, "]", "<[[name]]>", "[[name]]|"],
    ["the first too", "|[name]]さん", 1, "[", "<[[name]]>さん", "[[name]]|さん"],
    ["a letter in the middle", "|[[nme]]", 4, "a", "<[[name]]>", "[[name]]|"],
    ["a bracket before one leaves it one", "|[[name]]", 1, "[", "[<[[name]]>", "[|[[name]]"],
    ["brackets around one make it text", "|[[ [[name]] ]", 7, "]", "[[ [[name]] ]]", "[[ [[name]] ]]|"],
    ["text beside one leaves it one", "|[[name]]", 2, "さん", "<[[name]]>さん", "[[name]]さん|"],
  ])("%s", (_, before, at, letters, then, caret) => {
    const { put, normal } = typed(before, at, letters);
    expect(marked(normal)).toBe(then);
    expect(textOf(normal)).toBe(textOf(put));
    expect(shown(normal)).toBe(caret);
  });

  it("what is right is left alone", () => {
    expect(edits.normalise(openText("|一[[name]]\r\n[[[[name]]]]"), openText("|").doc)).toBeNull();
  });

  it("in a line behind the caret the caret stays", () => {
    const state = openText("a|b\n[[x]]");
    const wrong = state.apply(state.tr.insertText("name", 7, 8));
    const normal = applied(wrong, edits.normalise(wrong, state.doc));
    expect(marked(normal)).toBe("ab\n<[[name]]>");
    expect(shown(normal)).toBe("a|b\n[[name]]");
  });

  it("in several lines at once", () => {
    const state = openText("|一");
    const doc = readDocument("[[a]]\n[[b]]\n[[c]]");
    let wrong = state.apply(state.tr.replaceWith(0, state.doc.content.size, doc.content));
    for (const at of [3, 10, 17])
      wrong = wrong.apply(wrong.tr.insertText("name", at + ((at - 3) / 7) * 3, at + ((at - 3) / 7) * 3 + 1));
    expect(marked(applied(wrong, edits.normalise(wrong, state.doc)))).toBe(
      "<[[name]]>\n<[[name]]>\n<[[name]]>",
    );
  });
});

it("a placeholder that is chosen as a whole is told, with its place", () => {
  const state = openText("|a[[name]]");
  expect(edits.chosenPlaceholder(state)).toBeNull();
  const chosen = choosePlaceholder(state);
  expect(chosen.selection).toBeInstanceOf(NodeSelection);
  expect(edits.chosenPlaceholder(chosen)).toEqual({ at: 2, source: "[[name]]" });
});
