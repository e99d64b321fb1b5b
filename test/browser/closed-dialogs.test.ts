import { expect, test } from "vitest";
import { editingStyles } from "../../src/editor/index.js";
import { drawnClosedDialogs } from "../tools/closed-dialogs.js";

test("a closed dialog in the foot of a screen is not drawn", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(editingStyles.map(String).join("\n"));
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = '<div class="editor-finish"><dialog></dialog><div>保存しました</div></div>';
  document.body.append(host);
  try {
    expect(drawnClosedDialogs()).toEqual([]);
    expect(getComputedStyle(root.querySelector("div > div") as Element).display).toBe("flow-root");
  } finally {
    host.remove();
  }
});
