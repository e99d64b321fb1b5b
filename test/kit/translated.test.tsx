import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { AddStrip } from "../../src/kit/AddStrip.js";
import { AlertRegion } from "../../src/kit/AlertRegion.js";
import { Button } from "../../src/kit/Button.js";
import { Field } from "../../src/kit/Field.js";
import { Panel } from "../../src/kit/Panel.js";
import { StatusRegion } from "../../src/kit/StatusRegion.js";
import { TextArea } from "../../src/kit/TextArea.js";
import { render } from "./render.js";

// A browser's page translation puts every text into a <font> of its own. React then removes nodes that are no longer
// where it left them, unless every text that comes and goes has an element to itself.
const ignore = () => {};
const panel = { name: "1. タグ操作", number: 1, title: "タグ操作", onToggle: ignore };
const changes: Record<string, [ReactElement, ReactElement]> = {
  "Button getting busy": [
    <Button key="b" busyLabel="処理中..." onPress={ignore}>
      確定
    </Button>,
    <Button key="b" busy busyLabel="処理中..." onPress={ignore}>
      確定
    </Button>,
  ],
  "Field losing its error": [
    <Field key="f" label="名前" required requiredLabel="必須" error="入力してください。">
      <TextArea value="" onChange={ignore} foot={<span>0/10</span>} />
    </Field>,
    <Field key="f" label="名前">
      <TextArea value="" onChange={ignore} />
    </Field>,
  ],
  "Panel opening": [
    <Panel key="p" {...panel} open={false} sentence="つける" problem="入力が足りません">
      <p>中身</p>
    </Panel>,
    <Panel key="p" {...panel} open>
      <p>中身</p>
    </Panel>,
  ],
  "Panel closing": [
    <Panel key="p" {...panel} open strip={<span>条件</span>}>
      <p>中身</p>
    </Panel>,
    <Panel key="p" {...panel} open={false} sentence="つける">
      <p>中身</p>
    </Panel>,
  ],
  "AlertRegion emptying": [
    <AlertRegion key="a" title="登録に失敗しました" problems={[{ id: "1", text: "入力してください。" }]} />,
    <AlertRegion key="a" problems={[]} />,
  ],
  "StatusRegion emptying": [<StatusRegion key="s" text="保存しました" />, <StatusRegion key="s" text="" />],
  "AddStrip using up an item": [
    <AddStrip key="d" heading="追加" items={[{ id: 1, label: "タグ", name: "タグを追加" }]} onAdd={ignore} />,
    <AddStrip
      key="d"
      heading="追加"
      items={[{ id: 1, label: "タグ", name: "タグを追加", used: "（追加済み）" }]}
      onAdd={ignore}
    />,
  ],
};

test.each(Object.entries(changes))("a translated page survives: %s", async (_, [before, after]) => {
  const page = await render(before);
  translate(page.box);
  await page.update(after);
  const fresh = await render(after);
  expect(structure(page.box)).toBe(structure(fresh.box));
});

function translate(box: HTMLElement) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}

/** Element names in order, without the translator's own. */
function structure(box: HTMLElement): string {
  return [...box.querySelectorAll("*:not(font)")].map((element) => element.localName).join(" ");
}
