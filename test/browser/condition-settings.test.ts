import { expect, test } from "vitest";
import { defineAll } from "../../src/entries/index.js";
import { configurePage, writeContext } from "./support/console-page.js";

interface Settings {
  readonly limits: { readonly commonVarMin: number; readonly commonVarMax: number };
}

/** What an element gives its screen. */
interface Screen {
  readonly model: { readonly atoms: { readonly settings: never } };
  readonly actions: { condition(): { readonly settings: Settings } };
}
interface Element extends HTMLElement {
  readonly store: { get(atom: never): Settings };
  render(): { props: { children: { props: Screen } } };
}

const ofModel = ({ store, screen }: { store: Element["store"]; screen: Screen }) =>
  store.get(screen.model.atoms.settings);
const ofDialogs = ({ screen }: { screen: Screen }) => screen.actions.condition().settings;

/** How the elements that have conditions, or effects with numbers, come by what those are judged by. */
const elements = {
  "action-editor": ofModel,
  "funnel-editor": ofModel,
  "episode-editor": ofModel,
  "notification-editor": ofModel,
  "journey-list": ofDialogs,
  "open-api-console": ofDialogs,
};

/** Between which common information may be in each of them. */
function limits() {
  defineAll();
  return Object.entries(elements).map(([tag, settingsOf]) => {
    const element = document.createElement(tag) as Element;
    const { store } = element;
    const { commonVarMin, commonVarMax } = settingsOf({
      store,
      screen: element.render().props.children.props,
    }).limits;
    return [tag, commonVarMin, commonVarMax];
  });
}

const tags = Object.keys(elements);

const sources = import.meta.glob<string>("../../src/elements/*/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("each element with a page for conditions is asked", () => {
  const found = Object.entries(sources).filter(([, text]) => /\bcreate(Condition|Filter)Page\(/.test(text));
  const folders = found.map(([path]) => path.split("/").at(-2) ?? "");
  expect([...new Set(folders)].sort()).toEqual([...tags].sort());
});

test("a page that names no limits has the usual ones, in every element", () => {
  expect(limits()).toEqual(tags.map((tag) => [tag, -9_999_999_999.999, 9_999_999_999.999]));
});

test.each([
  ["configured", configurePage],
  ["written into the page", writeContext],
])("limits that are %s hold in every element", (_, say) => {
  say({ limits: { commonVarMin: -1, commonVarMax: 7 } });
  expect(limits()).toEqual(tags.map((tag) => [tag, -1, 7]));
});

test("one limit leaves the other as it is, in every element", () => {
  configurePage({ limits: { commonVarMax: 7 } });
  expect(limits()).toEqual(tags.map((tag) => [tag, -9_999_999_999.999, 7]));
});
