import { expect, test } from "vitest";
import { readPage } from "../tools/reading.mjs";

/* What finds texts that cannot be read, for the pages of the reference host and for `npm run look`. */

/** What is found of some markup in an element that is so wide. */
function found(markup: string): string[] {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.cssText =
    "position: absolute; inset: 0 auto auto 0; inline-size: 200px; font: 16px/24px sans-serif";
  // Written by this test alone.
  host.attachShadow({ mode: "open" }).innerHTML = markup;
  const unreadable = readPage();
  host.remove();
  return unreadable
    .filter(({ kind }) => kind !== "a finger misses")
    .map(({ kind, what, more }) => `${kind}: ${what} (${more})`);
}

test("what is drawn whole is fine", () => {
  expect(found("<p>髙橋 健太郎様の予約</p>")).toEqual([]);
});

test("a name of which one letter is seen is cut", () => {
  expect(found('<p style="inline-size: 20px; overflow: hidden; white-space: nowrap">松本 花子</p>')).toEqual([
    "cut: 松本 花子 (1 of 4)",
  ]);
});

test("one that ends after five letters may be cut, and one that can be scrolled to is not", () => {
  const name = "株式会社やわらぎ美容研究所";
  expect(found(`<p style="inline-size: 100px; overflow: hidden; white-space: nowrap">${name}</p>`)).toEqual(
    [],
  );
  expect(found(`<p style="inline-size: 20px; overflow: auto; white-space: nowrap">${name}</p>`)).toEqual([]);
});

test("pieces of a line that ends in dots are one text, and pieces of one that does not are several", () => {
  const pieces = (looks: string) =>
    `<p style="inline-size: 130px; overflow: hidden; white-space: nowrap; ${looks}"><span>会員登録</span><span> › <bdi>クーポン取得</bdi></span><span> › <bdi>再来店</bdi></span></p>`;
  expect(found(pieces("text-overflow: ellipsis"))).toEqual([]);
  expect(found(pieces(""))).toEqual(["cut: クーポン取得 (3 of 6)", "not seen: 再来店 (0 of 3)"]);
  expect(found(pieces("inline-size: 30px; text-overflow: ellipsis"))).toEqual([
    "cut: 会員登録 › クーポン取得 › 再来店 (2 of 13)",
  ]);
});

test("one that is cut within what scrolls is cut, wherever it is scrolled to", () => {
  const cut = '<p style="inline-size: 20px; overflow: hidden; white-space: nowrap">松本 花子</p>';
  const scrolling = (inside: string) =>
    `<div style="block-size: 60px; inline-size: 150px; overflow: auto">${inside}</div>`;
  expect(found(scrolling(`<p style="margin-block-start: 200px">予約を承認する</p>${cut}`))).toEqual([
    "cut: 松本 花子 (1 of 4)",
  ]);
  expect(found(scrolling(`<p style="inline-size: 3000px; text-align: end">予約を承認する</p>`))).toEqual([]);
});

test("one that stands outside of what is seen is not seen", () => {
  const markup =
    '<div style="block-size: 24px; overflow: hidden"><p style="margin: 40px 0 0">承認する</p></div>';
  expect(found(markup)).toEqual(["not seen: 承認する (0 of 4)"]);
});

test("smaller than eleven pixels is small", () => {
  expect(found('<p style="font-size: 9px">承認する</p>')).toEqual(["small: 承認する (9px)"]);
});

test("one over another is told, whatever its ground; one under a foot that stays is behind it", () => {
  const two = (ground: string, position = "absolute") =>
    `<p style="margin: 0">10:30〜11:30</p><p style="position: ${position}; inset: 0 auto auto 0; margin: 0; background: ${ground}">前田 恵</p>`;
  expect(found(two("transparent"))).toEqual(["drawn over: 10:30〜11:30 (前田 恵)"]);
  expect(found(two("rgb(255 255 255 / 0.5)"))).toEqual(["drawn over: 10:30〜11:30 (前田 恵)"]);
  expect(found(two("white"))).toEqual(["drawn over: 10:30〜11:30 (前田 恵)"]);
  expect(found(two("white", "fixed"))).toEqual([]);
  expect(found(two("transparent", "fixed"))).toEqual(["drawn over: 10:30〜11:30 (前田 恵)"]);
});

test("one over another is told below what is seen of the page too, which is as it was then", () => {
  const two =
    '<p style="margin: 4000px 0 0">10:30〜11:30</p><p style="margin: -24px 0 0; background: white">前田 恵</p>';
  expect(found(two)).toEqual(["drawn over: 10:30〜11:30 (前田 恵)"]);
  expect(scrollY).toBe(0);
});
