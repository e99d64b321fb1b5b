import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { insideEditor } from "../editor-stage.js";
import { hostInPage } from "../host-in-page.js";
import { colorSchemes, pageThemeOf } from "../page-theme.js";
import { EmbeddingPage } from "./EmbeddingPage.js";
import { addEffect, button, framedEditor, framedPage, logOf, present, waitOptions } from "./frame-drivers.js";
import { LiveModule } from "./LiveModule.js";
import { LivePage } from "./LivePage.js";
import { Snippet } from "./Snippet.js";
import autoloader from "./snippets/autoloader.html?raw";
import classic from "./snippets/classic.html?raw";
import csp from "./snippets/csp.html?raw";
import drafts from "./snippets/drafts.html?raw";
import emit from "./snippets/emit.html?raw";
import esmEntry from "./snippets/esm-entry.html?raw";
import form from "./snippets/form.html?raw";
import post from "./snippets/post.html?raw";
import postemit from "./snippets/postemit.html?raw";
import { ActionPage } from "./snippets/react.js";
import react from "./snippets/react.tsx?raw";
import theming from "./snippets/theming.html?raw";
import { openEditor } from "./snippets/typed-events.js";
import typedEvents from "./snippets/typed-events.ts?raw";

/** Ways to put an editor into a page, each running from the text that is shown. */
export default {
  title: "はじめに/Embedding",
  tags: ["autodocs"],
  parameters: { docs: { page: EmbeddingPage, canvas: { sourceState: "none" } } },
  beforeEach: () => {
    faults.mockClear();
    return hostInPage();
  },
} satisfies Meta;

/** Gets every error of a framed page. */
const faults = fn();

type Play = NonNullable<StoryObj["play"]>;

/** A page in HTML. Whatever else a story tries, its page must come up without an error. */
function page(html: string, text: string, play: Play): StoryObj {
  return {
    render: (_, { globals }) => (
      <Snippet
        fileName="page.html"
        source={html}
        text={text}
        live={(hear) => (
          <LivePage
            html={html}
            colorScheme={colorSchemes[pageThemeOf(globals.theme)]}
            hear={hear}
            fault={(message) => {
              faults(message);
              hear("error", message);
            }}
          />
        )}
      />
    ),
    play: async (context) => {
      await play(context);
      await expect(faults).not.toHaveBeenCalled();
    },
  };
}

export const EsmEntry: StoryObj = {
  tags: ["smoke"],
  name: "ESM entry",
  ...page(
    esmEntry,
    "A page that knows its editors loads one script per tag. What holds for the whole page (token, abilities, language) it says once; the element finds it.",
    async ({ canvasElement }) => {
      button(await framedEditor(canvasElement), "確定").click();
      await waitFor(() => expect(logOf(canvasElement)).toMatch(/finish \{"finisher":"post"/));
    },
  ),
};

export const Autoloader: StoryObj = {
  name: "Autoloader",
  ...page(
    autoloader,
    "A page that does not know beforehand loads one script. It fetches the entry of an element when its tag first appears, now or later.",
    async ({ canvasElement }) => {
      await waitFor(() => {
        // Nothing tells when the page's own script has run, so it is pressed until it answers.
        framedPage(canvasElement).querySelector<HTMLElement>("#open")?.click();
        present(framedPage(canvasElement).querySelector("action-editor"));
      }, waitOptions);
      button(await framedEditor(canvasElement), "確定").click();
      await waitFor(() => expect(logOf(canvasElement)).toContain('failure {"reason":"validation"'));
    },
  ),
};

export const ClassicScript: StoryObj = {
  name: "Classic script",
  ...page(
    classic,
    "A page without modules has one small script, which loads each editor when its tag appears. `ConsoleEditors.configure` is there at once, and `await ConsoleEditors.ready` gives the exports.",
    async ({ canvasElement }) => {
      await addEffect(await framedEditor(canvasElement));
      await waitFor(() => expect(logOf(canvasElement)).toContain("change"));
    },
  ),
};

export const InAForm: StoryObj = {
  name: "In a form",
  ...page(
    form,
    "With a `name` the payload is submitted with the form, as one JSON string. What cannot be saved holds the form back; one that nobody has filled in does so with `required`, and else submits an empty text. (Here the frame shows what would be sent.)",
    async ({ canvasElement }) => {
      const editor = await framedEditor(canvasElement);
      const send = within(framedPage(canvasElement).body).getByRole("button", { name: "保存" });
      send.click();
      await expect(logOf(canvasElement)).not.toContain("submit");
      editor.value = { inputs: [{ type: 1, text: "ありがとうございました。" }] };
      send.click();
      await waitFor(() => expect(logOf(canvasElement)).toMatch(/submit \{.*"action":"\{/));
    },
  ),
};

export const FinisherPost: StoryObj = {
  name: "Finisher: post",
  ...page(
    post,
    "`post`, the default: the element makes the call, says how it went, and follows `redirect_to`. The page may prevent that.",
    async ({ canvasElement }) => {
      const editor = await framedEditor(canvasElement);
      await addEffect(editor, "ようこそ");
      button(editor, "確定").click();
      await waitFor(() => expect(logOf(canvasElement)).toMatch(/status-change \{"status":2\}.*finish/));
    },
  ),
};

export const FinisherPostemit: StoryObj = {
  name: "Finisher: postemit",
  ...page(
    postemit,
    "`postemit`: the element makes the call, and the answer comes with the event `finish`. It shows no message and goes nowhere.",
    async ({ canvasElement }) => {
      const editor = await framedEditor(canvasElement);
      await addEffect(editor, "ようこそ");
      button(editor, "確定").click();
      const output = framedPage(canvasElement).querySelector("output");
      await waitFor(() => expect(output?.value).toContain("ようこそ"));
    },
  ),
};

export const FinisherEmit: StoryObj = {
  name: "Finisher: emit",
  ...page(
    emit,
    "`emit`: no call is made. The payload comes with the event `finish`; preventing `before-finish` stops it.",
    async ({ canvasElement }) => {
      const editor = await framedEditor(canvasElement);
      await addEffect(editor, "ようこそ");
      button(editor, "次へ").click();
      await waitFor(() => expect(logOf(canvasElement)).toMatch(/finish \{"finisher":"emit"/));
    },
  ),
};

export const Jsx: StoryObj = {
  name: "JSX",
  render: () => (
    <Snippet
      fileName="ActionPage.tsx"
      source={react}
      text="In React 19 the tag is an element like any other: properties by their names, listeners as the events are spelt."
      live={(hear) => (
        <LiveModule hear={hear}>
          <ActionPage />
        </LiveModule>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const editor = await waitFor(() => present(canvasElement.querySelector("action-editor")));
    await addEffect(editor, "ようこそ");
    button(editor, "確定").click();
    await within(canvasElement).findByText("1件の動作を受け取りました");
  },
};

export const TypedEvents: StoryObj = {
  name: "Typed events",
  render: () => (
    <Snippet
      fileName="open-editor.ts"
      source={typedEvents}
      text="Tags, properties and events are typed: no cast is needed, and a misspelt name does not compile."
      live={(hear) => (
        <LiveModule hear={hear}>
          <Opened />
        </LiveModule>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, "action-editor"));
    (await inside.findByRole("button", { name: "確定" })).click();
    await waitFor(() => expect(logOf(canvasElement)).toContain('failure {"reason":"validation"'));
  },
};

function Opened() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) openEditor(place.current);
    return () => place.current?.replaceChildren();
  }, []);
  return <div ref={place} />;
}

export const Drafts: StoryObj = {
  name: "Drafts",
  ...page(
    drafts,
    "With a `draft-key` unsaved work is kept in `sessionStorage` and offered back after a reload. A finish clears it. When the page has expired (409, 419), the element keeps the work first and reloads then.",
    async ({ canvasElement }) => {
      await addEffect(await framedEditor(canvasElement), "書きかけ");
      await waitFor(() => expect(sessionStorage.getItem("action-new")).toContain("書きかけ"));
      const before = framedPage(canvasElement);
      within(canvasElement).getByRole("button", { name: "Load again" }).click();
      await waitFor(() => expect(framedPage(canvasElement)).not.toBe(before));
      const again = await framedEditor(canvasElement);
      await waitFor(() => expect(again.shadowRoot?.textContent).toContain("前回の編集内容が残っています"));
    },
  ),
};

export const Theming: StoryObj = {
  name: "Theming",
  ...page(
    theming,
    "Colours, spaces and type are CSS custom properties: override them on the element. Single pieces are `::part`s, listed with each element. Dark follows the `color-scheme` of the page, or `theme`. Nothing else of the page's styles gets in.",
    async ({ canvasElement }) => {
      const finish = button(await framedEditor(canvasElement), "確定");
      await expect(getComputedStyle(finish).backgroundColor).toBe("rgb(10, 109, 55)");
      await expect(getComputedStyle(finish).borderRadius).toBe("999px");
    },
  ),
};

export const ContentSecurityPolicy: StoryObj = {
  name: "Content security policy and Trusted Types",
  ...page(
    csp,
    "No eval, no inline style or script, and Trusted Types may be required. `ProseMirrorClipboard` is the one policy name that an editor may ask for. With the script on another origin, name that origin in `script-src` and `connect-src`.",
    async ({ canvasElement }) => {
      await addEffect(await framedEditor(canvasElement), "ようこそ");
      await expect(faults).not.toHaveBeenCalled();
      // It is in force: a style of the page's own is refused.
      framedPage(canvasElement).body.setAttribute("style", "color: red");
      await waitFor(() => expect(faults).toHaveBeenCalledWith(expect.stringContaining("style-src")));
      faults.mockClear();
    },
  ),
};
