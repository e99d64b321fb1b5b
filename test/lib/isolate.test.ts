import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isolate } from "../../src/lib/isolate.js";

const [lri, rli, fsi, pdi] = ["\u2066", "\u2067", "\u2068", "\u2069"];
const [rlo, pdf, rlm] = ["\u202e", "\u202c", "\u200f"];

describe("a text in a sentence", () => {
  test.each([
    ["latin", "Ann"],
    ["nothing", ""],
    ["Japanese, full-width and emoji", "山田 太郎（ＶＩＰ）👩‍👩‍👧 🇯🇵"],
    ["Thai, Devanagari and combining marks", "สวัสดี नमस्ते が"],
    ["a byte order mark and other invisible characters", "\ufeffa\u200bb\u200dc"],
    ["lines", "a\nb\tc"],
  ])("stays as it is: %s", (_, text) => {
    expect(isolate(text)).toBe(text);
  });

  test.each([
    ["an override", `${rlo}evil`, `${fsi}${rlo}evil${pdi}`],
    ["an override that is taken back", `${rlo}evil${pdf}`, `${fsi}${rlo}evil${pdf}${pdi}`],
    ["an embedding's end alone", `a${pdf}`, `${fsi}a${pdf}${pdi}`],
    ["a mark", `a${rlm}`, `${fsi}a${rlm}${pdi}`],
    ["the Arabic letter mark", "a\u061c", `${fsi}a\u061c${pdi}`],
    ["Hebrew", "דוד", `${fsi}דוד${pdi}`],
    ["Arabic beside Latin", "Ann مريم", `${fsi}Ann مريم${pdi}`],
    ["Arabic presentation forms", "\ufe8f", `${fsi}\ufe8f${pdi}`],
    ["Adlam", "\u{1e900}", `${fsi}\u{1e900}${pdi}`],
    ["N'Ko", "\u07ca", `${fsi}\u07ca${pdi}`],
  ])("is isolated: %s", (_, text, isolated) => {
    expect(isolate(text)).toBe(isolated);
  });

  test.each([
    ["an end alone is left out", `a${pdi}b`, "ab"],
    ["an end before an override", `${pdi}${rlo}evil`, `${fsi}${rlo}evil${pdi}`],
    ["an end after an override", `${rlo}evil${pdi}${rlo}more`, `${fsi}${rlo}evil${rlo}more${pdi}`],
    ["what is open is closed", `${rli}evil`, `${rli}evil${pdi}`],
    [
      "what is open after an override",
      `${rlo}e${lri}${fsi}vil`,
      `${fsi}${rlo}e${lri}${fsi}vil${pdi}${pdi}${pdi}`,
    ],
    ["isolates inside stay", `a${rli}b${pdi}c`, `a${rli}b${pdi}c`],
    ["each line on its own", `${rlo}a\nb\u2029דc`, `${fsi}${rlo}a${pdi}\nb\u2029${fsi}דc${pdi}`],
  ])("is balanced: %s", (_, text, isolated) => {
    expect(isolate(text)).toBe(isolated);
  });
});

const parts = ["a", "名", " ", "1", "(", "\n", "\t", "\u2029", "א", "ب", "\u200e", rlm, "\u061c"];
const controls = ["\u202a", "\u202b", pdf, "\u202d", rlo, lri, rli, fsi, pdi];
const anyName = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...parts, ...controls),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
});
const turns = (character: string) =>
  /[\u061c\u200e\u200f\u202a-\u202e]/u.test(character) || /[\p{sc=Hebr}\p{sc=Arab}]/u.test(character);

test("in any line every isolate is balanced, and outside of them nothing turns the text", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      for (const line of isolate(name).split(/[\p{Cc}\p{Zp}]/u)) {
        let open = 0;
        for (const character of line) {
          if (character === pdi) open -= 1;
          expect(open).toBeGreaterThanOrEqual(0);
          if ([lri, rli, fsi].includes(character)) open += 1;
          else if (open === 0) expect(turns(character)).toBe(false);
        }
        expect(open).toBe(0);
      }
    }),
  );
});

test("isolating adds and removes nothing but isolates, and twice is once", () => {
  const bare = (text: string) => text.replace(/[\u2066-\u2069]/gu, "");
  fc.assert(
    fc.property(anyName, (name) => {
      expect(bare(isolate(name))).toBe(bare(name));
      expect(isolate(isolate(name))).toBe(isolate(name));
    }),
  );
});

test("a text without such characters is the very same", () => {
  const harmless = fc.oneof(fc.integer({ min: 0, max: 0x58f }), fc.integer({ min: 0x2100, max: 0xd7ff }));
  fc.assert(
    fc.property(fc.array(harmless), (points) => {
      const name = String.fromCodePoint(...points);
      expect(isolate(name)).toBe(name);
    }),
  );
});
