import type { ElementPlace, ElementUnderTest, SavingElement } from "./element-under-test.js";
import { showProperties } from "./only-text.js";

// Places that every element has, or every one that finishes. What runs in the page can use nothing outside.

/** All attributes at once: the element's own and some that any element has. */
export function attributesPlace({ loading = [], harmlessLike }: ElementUnderTest): ElementPlace {
  return {
    name: "every attribute",
    ...(harmlessLike ? { harmlessLike } : {}),
    given: (text) => ({ text, omitted: loading }),
    show: (element: HTMLElement, { text, omitted }: { text: string; omitted: readonly string[] }) => {
      const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] };
      for (const name of [...observedAttributes, "class", "title", "lang"])
        if (!omitted.includes(name)) element.setAttribute(name, text);
    },
  };
}

/** The messages of a server that refuses what is posted. */
export function refusalPlace({ expected, savePath }: SavingElement): ElementPlace {
  return {
    name: "what the server says",
    attributes: 'finisher="post"',
    prepare: (editor) => showProperties(editor, { value: expected }),
    given: (text) => ({ text, savePath }),
    show: async (element: HTMLElement, { text, savePath }: { text: string; savePath: string }) => {
      type Editor = HTMLElement & { submit(): Promise<{ messages: string[] }>; refusal?: object };
      const editor = element as Editor;
      if (!editor.refusal) {
        const { fetch } = window;
        window.fetch = async (address, options) =>
          editor.isConnected && String(address).includes(savePath)
            ? Response.json(editor.refusal, { status: 422 })
            : fetch(address, options);
      }
      editor.refusal = { message: text, errors: { name: [`${text}.`] } };
      const { messages } = await editor.submit();
      const start = text
        .trim()
        .slice(0, 10)
        .replace(/\uD83D$/, "");
      if (!messages.join().includes(start)) throw new Error(`${messages.join()} does not hold the text`);
    },
  };
}

/** Has the server's lists say this text; an element reads the lists of another server anew. */
export async function showListed(
  element: HTMLElement,
  { text, value }: { text: string; value?: unknown },
): Promise<void> {
  const listing = element as HTMLElement & { servers?: string[] };
  if (!listing.servers) {
    const servers: string[] = [];
    const { fetch } = window;
    listing.servers = servers;
    window.fetch = async (address, options) => {
      // Each element has servers of its own.
      const [, tag, server, path] = /\/server-([a-z-]+)-(\d+)(\/.*)/.exec(String(address)) ?? [];
      if (tag !== element.localName) return fetch(address, options);
      const item = { id: 1, name: servers[Number(server)] };
      const list = { items: { 1: item }, groups: {}, ids: [1], group_ids: [], meta: {} };
      const page = { items: [{ ...item, marked: false }], previous: null, next: null };
      return Response.json(path?.includes("v_resource") ? list : path?.includes("made-up") ? page : []);
    };
  }
  const apiBase = `/server-${element.localName}-${listing.servers.length}`;
  listing.servers.push(text);
  Object.assign(element, value === undefined ? { apiBase } : { apiBase, value });
  // The list is read after a while, and nothing of it is seen before.
  while (!element.shadowRoot?.textContent?.includes(text))
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
