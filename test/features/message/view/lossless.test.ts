import fc from "fast-check";
import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { readText, writeText } from "../../../../src/features/message/text/read-text.js";
import * as edits from "../../../../src/features/message/view/edits.js";
import { readDocument, writeDocument } from "../../../../src/features/message/view/schema.js";
import { anyLine, anyText } from "../any-text.js";
import { applied, marked } from "./open-text.js";

/** The lines of a text with their breaks. */
function linesOf(text: string): string[] {
  return readText(text).map(({ lead, pieces }) => lead + pieces.map(({ source }) => source).join(""));
}

const stateOf = (text: string) => EditorState.create({ doc: readDocument(text) });

/** A place in a line, chosen by a number from 0 to 1. */
function placeIn(state: EditorState, at: number): number {
  return TextSelection.near(state.doc.resolve(Math.floor(at * state.doc.content.size))).head;
}

function chosen(text: string, one: number, other: number): EditorState {
  const state = stateOf(text);
  const places = [placeIn(state, one), placeIn(state, other)].sort((a, b) => a - b) as [number, number];
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, ...places)));
}

/** What is before the choice, and what is after it. */
function around({ doc, selection }: EditorState): [string, string] {
  const before = writeDocument(doc.cut(0, selection.from));
  const { $to } = selection;
  const rest = $to.parent.textBetween(
    $to.parentOffset,
    $to.parent.content.size,
    "",
    ({ attrs }) => attrs.source,
  );
  let text = rest;
  doc.forEach((line, offset) => {
    if (offset >= $to.after(1))
      text += line.attrs.lead + line.textBetween(0, line.content.size, "", ({ attrs }) => attrs.source);
  });
  return [before, text];
}

const where = fc.double({ min: 0, max: 1, noNaN: true });
const runs = { numRuns: 2000 };
const minute = 60_000;

describe("what is read and written again is the same, unit for unit", () => {
  it(
    "as lines and as a document",
    () => {
      fc.assert(
        // Not by `expect`: fifty thousand of them take most of the time.
        fc.property(
          anyText,
          (text) => writeText(readText(text)) === text && writeDocument(readDocument(text)) === text,
        ),
        { numRuns: 50_000 },
      );
      expect(writeText(readText("一\r\n[[name]]"))).toBe("一\r\n[[name]]");
    },
    minute,
  );

  it(
    "what was written is read alike",
    () => {
      fc.assert(
        fc.property(anyText, (text) => {
          const read = readText(text);
          expect(readText(writeText(read))).toEqual(read);
        }),
        runs,
      );
    },
    minute,
  );

  it(
    "a document is what its text says: normal from the beginning",
    () => {
      fc.assert(
        fc.property(anyText, (text) => {
          expect(edits.normalise(stateOf(text), stateOf("").doc)).toBeNull();
        }),
        runs,
      );
    },
    minute,
  );
});

describe("an edit in one line leaves all others as they are", () => {
  it(
    "letters",
    () => {
      fc.assert(
        fc.property(anyText, where, anyLine, (text, at, letters) => {
          const state = chosen(text, at, at);
          const line = state.selection.$head.index(0);
          const put = applied(state, state.tr.insertText(letters));
          const normal = applied(put, edits.normalise(put, state.doc));
          expect(writeDocument(normal.doc)).toBe(writeDocument(put.doc));
          expect(marked(normal)).toBe(marked(stateOf(writeDocument(put.doc))));
          const [before, now] = [linesOf(text), linesOf(writeDocument(normal.doc))];
          before.splice(line, 1);
          now.splice(line, 1);
          expect(now).toEqual(before);
        }),
        runs,
      );
    },
    minute,
  );

  it(
    "a break adds one line and changes no other",
    () => {
      fc.assert(
        fc.property(anyText, where, (text, at) => {
          const state = chosen(text, at, at);
          const line = state.selection.$head.index(0);
          const broken = linesOf(writeDocument(applied(state, edits.breakLine(state)).doc));
          const before = linesOf(text);
          expect(broken).toHaveLength(before.length + 1);
          expect(broken.slice(0, line)).toEqual(before.slice(0, line));
          expect(broken.slice(line + 2)).toEqual(before.slice(line + 1));
        }),
        runs,
      );
    },
    minute,
  );
});

describe("what is put in stands where something was chosen, and nothing else changes", () => {
  it(
    "a text",
    () => {
      fc.assert(
        fc.property(anyText, where, where, anyText, (text, one, other, put) => {
          const state = chosen(text, one, other);
          const [before, behind] = around(state);
          const done = applied(state, edits.insertText(state, put));
          const normal = applied(done, edits.normalise(done, state.doc));
          const plain = put.replace(/\r\n?/g, "\n");
          const wanted = before + plain + behind;
          // A line between "\r" and "\n" that was emptied keeps its place with "\n" (`writeText`).
          const written = writeDocument(normal.doc);
          expect(written.replace(/\r\n?/g, "\n")).toBe(joined(before, plain, behind));
          if (!/\r$/.test(before) || !/^\n/.test(plain + behind)) expect(written).toBe(wanted);
          expect(done.selection.$head.parent.type.name).toBe("line");
          expect(writeDocument(done.doc.cut(0, done.selection.head)).replace(/\r\n?/g, "\n")).toBe(
            joined(before, plain, ""),
          );
        }),
        runs,
      );
    },
    minute,
  );

  it(
    "nothing, as when it is deleted",
    () => {
      fc.assert(
        fc.property(anyText, where, where, (text, one, other) => {
          const state = chosen(text, one, other);
          if (state.selection.empty) return;
          const [before, behind] = around(state);
          const deleted = applied(state, edits.deleteAtEdge(state, "backward"));
          expect(writeDocument(deleted.doc).replace(/\r\n?/g, "\n")).toBe(joined(before, "", behind));
        }),
        runs,
      );
    },
    minute,
  );

  /** Breaks written alike: each of the three texts has its own lines. */
  function joined(...texts: string[]): string {
    return texts.map((text) => text.replace(/\r\n?/g, "\n")).join("");
  }
});

it(
  "another text is led to exactly, whatever was there",
  () => {
    fc.assert(
      fc.property(anyText, anyText, where, (text, next, at) => {
        const state = chosen(text, at, at);
        const replaced = applied(state, edits.replaceText(state, next));
        expect(writeDocument(replaced.doc)).toBe(next);
        expect(marked(replaced)).toBe(marked(stateOf(next)));
        expect(replaced.selection.$head.parent.type.name).toBe("line");
      }),
      { numRuns: 3000 },
    );
  },
  minute,
);

it(
  "and one that differs a little, from any two ends",
  () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (begin, one, other, end) => {
        const state = stateOf(begin + one + end);
        const next = begin + other + end;
        expect(writeDocument(applied(state, edits.replaceText(state, next)).doc)).toBe(next);
      }),
      { numRuns: 3000 },
    );
  },
  minute,
);
