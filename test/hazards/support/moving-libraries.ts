/** A library that goes from page to page without a load. */
export interface MovingLibrary {
  name: string;
  /** What it takes in the head of each page. */
  head: string;
  bodyAttributes?: string;
  mainAttributes?(page: string): string;
  /** Attributes of a form that it is to leave to the browser. */
  leaveForm?: string;
}

const script = (path: string) => `<script src="/vendor/${path}"></script>`;
/** It begins once the page is there. */
const begin = (code: string) =>
  `<script>document.addEventListener("DOMContentLoaded", () => { ${code} });</script>`;

export const turbolinks: MovingLibrary = {
  name: "Turbolinks 5",
  head: script("turbolinks/dist/turbolinks.js"),
};

export const turbo: MovingLibrary = {
  name: "Turbo 8",
  head: script("@hotwired/turbo/dist/turbo.es2017-umd.js"),
  leaveForm: 'data-turbo="false"',
};

export const pjax: MovingLibrary = {
  name: "pjax 2",
  head: `${script("jquery/dist/jquery.js")}${script("jquery-pjax/jquery.pjax.js")}
${begin('jQuery(document).pjax("a", "#main", { fragment: "#main", timeout: 10000 })')}`,
};

export const unpoly: MovingLibrary = {
  name: "Unpoly 3",
  head: `${script("unpoly/unpoly.js")}
<script>up.link.config.followSelectors.push("a[href]");</script>`,
};

export const swup: MovingLibrary = {
  name: "swup 4",
  head: `${script("swup/dist/Swup.umd.js")}
${begin('window.swup = new Swup({ containers: ["#main"], animationSelector: false })')}`,
};

export const barba: MovingLibrary = {
  name: "Barba 2",
  head: `${script("@barba/core/dist/barba.umd.js")}
${begin("barba.init({ transitions: [{ name: 'none', leave() {}, enter() {} }] })")}`,
  bodyAttributes: 'data-barba="wrapper"',
  mainAttributes: (page) => `data-barba="container" data-barba-namespace="${page}"`,
};

export const htmx2: MovingLibrary = {
  name: "htmx 2, boosted",
  head: script("htmx.org/dist/htmx.js"),
  bodyAttributes: 'hx-boost="true"',
  leaveForm: 'hx-boost="false"',
};

export const htmx4: MovingLibrary = {
  name: "htmx 4 with its history cache, boosted",
  head: script("htmx4/dist/htmx.js") + script("htmx4/dist/ext/hx-history-cache.js"),
  bodyAttributes: 'hx-boost:inherited="true"',
  leaveForm: 'hx-boost="false"',
};

export const movingLibraries: readonly MovingLibrary[] = [
  ...[turbolinks, turbo, pjax, unpoly],
  ...[swup, barba, htmx2, htmx4],
];

/** What `npm test` takes is one library's. */
export function waysOf(library: MovingLibrary): string[] {
  return library === turbolinks ? ["smoke"] : [];
}
