// What scripts of legacy pages do to the page's own objects. Each is sent to the page as text, so it can use nothing
// outside of itself.

type Methods = Record<string, unknown>;

/**
 * The traps of Prototype.js 1.6, written anew: arrays and strings write themselves as JSON, so that `JSON.stringify`
 * puts a text in an array's place; array methods are enumerable; `Element` and `Function` carry more.
 */
export function arraysWithToJson(): void {
  const array = Array.prototype as unknown as Methods;
  const quoted = (value: unknown) => JSON.stringify(value);
  array.toJSON = function (this: unknown[]) {
    return `[${Array.prototype.map.call(this, quoted).join(", ")}]`;
  };
  (String.prototype as unknown as Methods).toJSON = function (this: string) {
    return quoted(String(this));
  };
  (Number.prototype as unknown as Methods).toJSON = function (this: number) {
    return quoted(String(this));
  };
  (Date.prototype as unknown as Methods).toJSON = () => '"a date"';
  array.each = function (this: unknown[], visit: (item: unknown, index: number) => void) {
    for (let i = 0; i < this.length; i++) visit(this[i], i);
  };
  for (const name of [
    "collect",
    "detect",
    "inject",
    "invoke",
    "pluck",
    "without",
    "uniq",
    "clear",
    "first",
    "last",
  ]) {
    array[name] = () => [];
  }
  (Function.prototype as unknown as Methods).curry = () => undefined;
  (Element.prototype as unknown as Methods).update = () => undefined;
  (Event.prototype as unknown as Methods).stop = () => undefined;
  (window as unknown as Methods).$ = (id: string) => document.getElementById(id);
}

/** Elements, events and nodes with methods of a library, enumerable, some under names that platforms took later. */
export function elementsExtended(): void {
  const add = (target: object, names: string) => {
    for (const name of names.split(" ")) (target as Methods)[name] = () => null;
  };
  add(
    Element.prototype,
    "show hide update insert replace wrap visible addClass getFirst inject store retrieve",
  );
  add(HTMLElement.prototype, "container component props render state renderer send model");
  add(Node.prototype, "extend grab adopt dispose");
  add(Event.prototype, "stop element findElement page");
  add(Object, "extend each isElement clone toJSON toQueryString");
}

/** To be run after MooTools' core: what its page would add, so that the library is in use and not only present. */
export function nativesExtended(): void {
  const { MooTools } = window as unknown as { MooTools?: { version: string } };
  if (!MooTools) throw new Error("MooTools did not load");
  (Array.prototype as unknown as { combine?: unknown }).combine ??= () => [];
}

/**
 * To be run after Prototype.js 1.7.3: an error of the page if it is not as hostile as it was. What a page with it answers
 * to the driver comes back empty, so no test can ask.
 */
export function entriesReplaced(): void {
  const { entries } = Array.prototype;
  if (typeof entries === "function" && "next" in entries.call(["a"]))
    throw new Error("Prototype.js has not replaced `entries`");
}

/** What consoles set for all their calls by jQuery, and a tracker's hand on every XMLHttpRequest. */
export function jqueryMeddled(): void {
  interface JQuery {
    ajaxSetup(settings: object): void;
    ajaxPrefilter(
      filter: (options: { url: string; data: string }, original: unknown, xhr: XMLHttpRequest) => void,
    ): void;
  }
  const { jQuery } = window as unknown as { jQuery: JQuery };
  jQuery.ajaxSetup({
    headers: { "X-CSRF-TOKEN": "token-of-jquery", Accept: "text/html" },
    contentType: "text/plain",
    timeout: 1,
    cache: false,
    data: { from: "ajaxSetup" },
  });
  jQuery.ajaxPrefilter((options, _, xhr) => {
    options.url = "/api/stolen";
    xhr.abort();
  });
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string) {
    open.call(this, method, "/api/stolen", true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    send.call(this, "stolen");
  };
}

/** A tracker's hand on `fetch`: it passes on what it was given, and looks at the answer by a copy. */
export function fetchCounted(): void {
  const original = window.fetch;
  const counted = { calls: 0 };
  window.fetch = async (...given: Parameters<typeof fetch>) => {
    counted.calls++;
    const response = await original.apply(window, given);
    await response.clone().text();
    document.documentElement.dataset.calls = String(counted.calls);
    return response;
  };
}

/** Commands of single keys, as mail programs and content systems have them: "j" goes on, "d" takes away. */
export function shortcutsOfPage(): void {
  interface KeyPress {
    target: Element;
    type: string;
    originalEvent: KeyboardEvent;
    preventDefault(): void;
  }
  type JQuery = (what: unknown) => {
    on(types: string, listener: (event: KeyPress) => void): void;
    is(selector: string): boolean;
  };
  const { jQuery } = window as unknown as { jQuery: JQuery };
  const fired: string[] = [];
  Reflect.set(window, "shortcutsFired", fired);
  jQuery(document).on("keydown keypress keyup", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    const isWriting = jQuery(event.target).is("input, textarea, select, [contenteditable]");
    if (isWriting || ctrlKey || metaKey || altKey) return;
    if (key.length > 1 && !/^(Enter|Backspace|Delete|Home|End|Page|Arrow)/.test(key)) return;
    event.preventDefault();
    fired.push(`${event.type} ${key}`);
  });
}

/** What these did while the operator worked, and that they do it on a key that comes from an element. */
export function shortcutsFired(element: HTMLElement): unknown {
  const fired = Reflect.get(window, "shortcutsFired") as string[];
  element.dispatchEvent(
    new KeyboardEvent("keydown", { key: "?", bubbles: true, composed: true, cancelable: true }),
  );
  const probe = "keydown ?";
  return {
    byWork: fired.filter((each) => each !== probe),
    onElement: fired.filter((each) => each === probe).slice(0, 1),
  };
}
