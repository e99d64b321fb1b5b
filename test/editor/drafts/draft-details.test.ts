import { expect, test } from "vitest";
import { draftDetails } from "../../../src/editor/drafts/draft-details.js";
import { editingWords } from "../../../src/editor/messages.js";

const savedAt = new Date(2026, 10, 23, 9, 5).getTime();
const draft = { value: {}, record: null, savedAt };
const ja = { words: editingWords.ja, locale: "ja", shownRecord: null } as const;

test("says when it is from and in how many places it differs", () => {
  expect(draftDetails(draft, 3, ja)).toEqual(["11月23日 09:05の内容・現在の内容と3か所が異なります"]);
  expect(draftDetails(draft, 0, ja)).toEqual(["11月23日 09:05の内容"]);
});

test("names the record that it was saved as, where the page shows none", () => {
  const saved = { ...draft, record: "5", savedHere: true } as const;
  expect(draftDetails(saved, 1, ja)[1]).toContain("ID：5");
  expect(draftDetails(saved, 1, { ...ja, shownRecord: "5" })).toHaveLength(1);
  expect(draftDetails({ ...draft, record: "5" }, 1, ja)).toHaveLength(1);
});

test("says it in English", () => {
  const [facts] = draftDetails(draft, 1, { ...ja, words: editingWords.en, locale: "en" });
  expect(facts).toContain("It differs in 1 place");
});
