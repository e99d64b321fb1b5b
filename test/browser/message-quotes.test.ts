import { describe, expect, test } from "vitest";
import { openAt, serveLists, suggested, textNode } from "../elements/message-editor/page.js";
import { atRest, realTime } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { commit, convertAtStart, pressForInputMethod } from "./support/input-method.js";

async function openText(value = "") {
  serveLists();
  return openAt("end", { value });
}

// What the key of a bracket gives in kana mode.
describe("behind 「「", () => {
  test("placeholders are offered, and the one that is chosen takes their place", async () => {
    const editor = await openText("一");
    await press("「「");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    await press("誕生");
    await eventually(() => suggested(editor)).toEqual(["誕生日"]);
    await press("{Enter}");
    await eventually(() => editor.value).toBe("一[[var id=202]]");
  });

  test("they are while the input method writes the brackets, too", async () => {
    const editor = await openText();
    for (const step of ["「", "「「", "「「な", "「「なまえ", "「「名前"]) {
      await pressForInputMethod("n");
      await convertAtStart(step);
    }
    await eventually(() => suggested(editor)[0]).toBe("名前");
    await commit("「「名前");
    await eventually(() => editor.value).toBe("「「名前");
    await realTime(120, "an Enter is told from the one that accepted by the time of the browser's event");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[name]]");
  });

  test("Escape leaves it as text", async () => {
    const editor = await openText();
    await press("「「");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    await press("{Escape}名前」様」{Enter}");
    await eventually(() => editor.value).toBe("「「名前」様」\n");
    expect(suggested(editor)).toEqual([]);
  });

  test("what fits nothing is a quotation: nothing is open, and Enter breaks the line", async () => {
    const editor = await openText();
    await press("「「");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    await press("zzzz");
    await eventually(() => editor.shadowRoot?.querySelector(".message-suggestions")).toBeNull();
    await press("{Enter}");
    await eventually(() => editor.value).toBe("「「zzzz\n");
  });

  test.each(["where it stood before", "where it was pasted"])("nothing is %s", async (way) => {
    const editor = await openText(way === "where it was pasted" ? "" : "「「名");
    if (way === "where it was pasted") {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "「「名");
      textNode(editor).dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }
    await press("前");
    await eventually(() => editor.value).toBe("「「名前");
    await press("{Backspace}{Backspace}");
    await eventually(() => editor.value).toBe("「「");
    await press("{ArrowLeft}{ArrowRight}");
    await atRest();
    expect(suggested(editor)).toEqual([]);
    // As brackets do.
    await press("[[[[");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
  });
});
