import { beforeEach, describe, expect, it, vi } from "vitest";

type Locales = typeof import("../../src/lib/locale.js");

/** A fresh copy a test, because which language is there is a fact of the page. */
let locales: Locales;
beforeEach(async () => {
  vi.resetModules();
  locales = await import("../../src/lib/locale.js");
});

const english = () => Promise.resolve("Save");

it("Japanese is always there; English answers in Japanese until it is brought", async () => {
  const words = locales.localized("確定", english);
  expect([words.ja, words.en]).toEqual(["確定", "確定"]);
  expect([locales.languageReady("ja"), locales.languageReady("en")]).toEqual([true, false]);
  await locales.loadLanguage("en");
  expect([words.ja, words.en]).toEqual(["確定", "Save"]);
  expect(locales.languageReady("en")).toBe(true);
});

it("Japanese brings nothing", async () => {
  const load = vi.fn(english);
  locales.localized("確定", load);
  await locales.loadLanguage("ja");
  expect(load).not.toHaveBeenCalled();
});

it("many who ask at once bring it once", async () => {
  const load = vi.fn(english);
  const words = locales.localized("確定", load);
  await Promise.all([locales.loadLanguage("en"), locales.loadLanguage("en")]);
  await locales.loadLanguage("en");
  expect(load).toHaveBeenCalledTimes(1);
  expect(words.en).toBe("Save");
});

it("a failed attempt is told and may be repeated", async () => {
  const load = vi.fn(english).mockRejectedValueOnce(new Error("no connection"));
  const words = locales.localized("確定", load);
  await expect(locales.loadLanguage("en")).rejects.toThrow("no connection");
  expect([locales.languageReady("en"), words.en]).toEqual([false, "確定"]);
  await locales.loadLanguage("en");
  expect([locales.languageReady("en"), words.en]).toEqual([true, "Save"]);
});

it("words of an editor that comes later are brought as well", async () => {
  locales.localized("確定", english);
  await locales.loadLanguage("en");
  const later = locales.localized("削除", () => Promise.resolve("Delete"));
  expect(locales.languageReady("en")).toBe(false);
  await locales.loadLanguage("en");
  expect(later.en).toBe("Delete");
  expect(locales.languageReady("en")).toBe(true);
});

it("words that come while others are on their way are brought before anybody is told that they are there", async () => {
  const { promise, resolve } = deferred();
  const first = locales.localized("確定", () => promise);
  const asked = locales.loadLanguage("en");
  const later = locales.localized("削除", () => Promise.resolve("Delete"));
  const askedLater = locales.loadLanguage("en");
  resolve("Save");
  await askedLater;
  expect([first.en, later.en, locales.languageReady("en")]).toEqual(["Save", "Delete", true]);
  await asked;
});

describe("a part that is loaded on its own", () => {
  it("brings its words in the language that was asked for before", async () => {
    await locales.loadLanguage("en");
    const part = locales.localized("確定", english);
    await locales.loadLaterWords();
    expect(part.en).toBe("Save");
  });

  it("brings none where nobody asked", async () => {
    const load = vi.fn(english);
    locales.localized("確定", load);
    await locales.loadLanguage("ja");
    await locales.loadLaterWords();
    expect(load).not.toHaveBeenCalled();
  });

  it("speaks Japanese where they cannot be brought, and may bring them later", async () => {
    await locales.loadLanguage("en");
    const part = locales.localized("確定", vi.fn(english).mockRejectedValueOnce(new Error("no connection")));
    await locales.loadLaterWords();
    expect(part.en).toBe("確定");
    await locales.loadLaterWords();
    expect(part.en).toBe("Save");
  });
});

function deferred() {
  let resolve: (words: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
