import { describe, expect, it } from "vitest";
import { pickerKinds } from "../../../../src/features/picker/kinds.js";
import { mostTasks, popupAddress, TaskStatus } from "../../../../src/features/picker/pages/popups.js";
import type { PickerSettings } from "../../../../src/features/picker/settings.js";

type Kind = PickerSettings["kind"];
type Row = [
  kind: Kind,
  id: number | string,
  sender: string | null,
  test: string | null,
  preview: string | null,
];

const egg = (id: string) => `/line/message/egg/test_popup/${id}`;
const shown = (id: string, sender: string) => `/line/message/egg/popup/${id}/${sender}`;

describe("pages that test and show an item (rules: picker-popups)", () => {
  it.each<Row>([
    ["egg", 5, "77", egg("5"), shown("5", "77")],
    ["egg", 5, null, egg("5"), shown("5", "0")],
    ["egg", 5, "", egg("5"), shown("5", "0")],
    ["scenario", 5, "77", "/line/content/group/5/test_popup", "/line/content/group/5/preview"],
    ["egg", "a/b?c#d", "e&f", egg("a%2Fb%3Fc%23d"), shown("a%2Fb%3Fc%23d", "e%26f")],
    ["egg", "$&$'$`", "$1", egg("%24%26%24'%24%60"), shown("%24%26%24'%24%60", "%241")],
    ["egg", "{sender}", "{id}", egg("%7Bsender%7D"), shown("%7Bsender%7D", "%7Bid%7D")],
    ["egg", "javascript:alert(1)", null, egg("javascript%3Aalert(1)"), shown("javascript%3Aalert(1)", "0")],
    ["egg", "../../logout", null, egg("..%2F..%2Flogout"), shown("..%2F..%2Flogout", "0")],
    ["egg", "%2e%2e", null, egg("%252e%252e"), shown("%252e%252e", "0")],
    ["egg", "日本", null, egg("%E6%97%A5%E6%9C%AC"), shown("%E6%97%A5%E6%9C%AC", "0")],
    ["egg", "..", "1", null, null],
    ["egg", ".", "1", null, null],
    ["egg", "\ud83d", "1", null, null],
    ["egg", 5, "..", egg("5"), null],
    ["scenario", 5, "..", "/line/content/group/5/test_popup", "/line/content/group/5/preview"],
  ])("%s %j from %j", (kind, id, sender, test, preview) => {
    expect(popupAddress("test", kind, id, sender)).toBe(test);
    expect(popupAddress("preview", kind, id, sender)).toBe(preview);
  });

  it("are there for templates and scenarios alone", () => {
    const kinds = (Object.keys(pickerKinds) as Kind[]).filter(
      (kind) => popupAddress("test", kind, 1, null) !== null,
    );
    expect(kinds).toEqual(["egg", "scenario"]);
  });

  it("tell their progress in these numbers", () => {
    expect([TaskStatus, mostTasks]).toEqual([{ hasNext: 5, finished: 10, notSet: 99 }, 15]);
  });
});
