import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { SubmissionWatch } from "../../../src/editor/drafts/submission-watch.js";

const ownName = window.name;
let form: HTMLFormElement;
let watch: SubmissionWatch;
let cameBack = 0;

beforeEach(() => {
  document.body.innerHTML = '<form method="post" action="/actions"><button></button></form>';
  form = document.querySelector("form") as HTMLFormElement;
  cameBack = 0;
  watch = new SubmissionWatch({ form: () => form, entryName: () => "action" }, () => cameBack++);
});
afterEach(() => {
  watch.stop();
  window.name = ownName;
});

function submit(): void {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(Object.assign(event, { submitter: form.querySelector("button") }));
}

describe("a form that is sent", () => {
  test.each<[of: string | null, onButton: string | null, own: boolean]>([
    [null, null, true],
    ["_self", null, true],
    ["_SELF", null, true],
    ["", null, true],
    ["_top", null, true],
    ["_parent", null, true],
    ["main", null, true],
    ["_blank", null, false],
    ["preview", null, false],
    [null, "_blank", false],
    [null, "preview", false],
    ["preview", "_self", true],
    ["preview", "", true],
  ])("to %s, by its button to %s, takes this page's work along: %s", (target, formtarget, own) => {
    window.name = "main";
    if (target !== null) form.setAttribute("target", target);
    if (formtarget !== null) form.querySelector("button")?.setAttribute("formtarget", formtarget);
    watch.start();
    submit();
    expect(watch.current !== null).toBe(own);
  });

  test("to where the page's base names another window, does not", () => {
    const base = document.head.appendChild(document.createElement("base"));
    onTestFinished(() => base.remove());
    base.target = "_blank";
    watch.start();
    submit();
    expect(watch.current).toBeNull();
  });

  test("is over when the page comes back", () => {
    watch.start();
    submit();
    const shown = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    shown(false);
    expect(watch.current).not.toBeNull();
    expect(cameBack).toBe(0);
    shown(true);
    expect(watch.current).toBeNull();
    expect(cameBack).toBe(1);
    watch.stop();
    shown(true);
    expect(cameBack).toBe(1);
  });
});

describe("after a form that did not lead away", () => {
  const elsewhere = { url: "https://console.example/list", sameDocument: false };
  test.each<[what: string, members: object, goes: boolean]>([
    ["another way off the page", { destination: elsewhere }, true],
    ["a reload", { destination: elsewhere, navigationType: "reload" }, true],
    ["another place of the page", { destination: { ...elsewhere, sameDocument: true } }, false],
    ["a file that is kept", { destination: elsewhere, downloadRequest: "" }, false],
    ["a form of its own", { destination: elsewhere, formData: formDataOf("action") }, false],
  ])("%s leaves with the work: %s", (_what, members, goes) => {
    const navigation = Object.assign(new EventTarget(), { currentEntry: null });
    Object.assign(window, { navigation });
    onTestFinished(() => void Reflect.deleteProperty(window, "navigation"));
    watch.start();
    submit();
    const event = new Event("navigate", { cancelable: true });
    navigation.dispatchEvent(Object.assign(event, { formData: null, downloadRequest: null, ...members }));
    expect(watch.current === null).toBe(goes);
  });
});

function formDataOf(name: string): FormData {
  const data = new FormData();
  data.set(name, "{}");
  return data;
}
