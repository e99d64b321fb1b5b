#!/usr/bin/env bash
# A custom element that jQuery inserts beside a <script type="application/json"> finds no script of that type: while `.html()`,
# `.append()` and `.load()` put a fragment into the page, every script in it is called `true/application/json`, and elements are
# connected then. Afterwards the type is what it was. jQuery 1.12.4, 2.2.4 and 3.7.1 are alike; innerHTML does nothing of the kind.
# So an element that reads its data from such a script has to ask for [type$="application/json"], or to wait.
# Seen with jsdom 26.1.0 on Node 20.20.2, and in Chromium. Ends with 0 while it is so, with 1 when the output has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsdom@26.1.0 jquery1@npm:jquery@1.12.4 jquery2@npm:jquery@2.2.4 jquery3@npm:jquery@3.7.1
cat >try.cjs <<'JS'
const { JSDOM } = require("jsdom");
const markup = '<script type="application/json">{}</script><data-reader></data-reader>';
for (const [name, insert] of [
  ["innerHTML", (_, box) => { box.innerHTML = markup; }],
  ...["jquery1", "jquery2", "jquery3"].map((name) => [name, (window, box) => require(name)(window)(box).html(markup)]),
]) {
  const { window } = new JSDOM("<div></div>");
  const seen = [];
  class Reader extends window.HTMLElement {
    connectedCallback() {
      seen.push(this.parentNode.querySelector("script").getAttribute("type"));
    }
  }
  window.customElements.define("data-reader", Reader);
  const box = window.document.querySelector("div");
  // Each window has a jQuery of its own.
  for (const key of Object.keys(require.cache)) if (key.includes("jquery")) delete require.cache[key];
  insert(window, box);
  console.log(name, "while:", seen.join(), "after:", box.querySelector("script").getAttribute("type"));
}
JS
came=$(node try.cjs)
expected='innerHTML while: application/json after: application/json
jquery1 while: true/application/json after: application/json
jquery2 while: true/application/json after: application/json
jquery3 while: true/application/json after: application/json'
echo "$came"
[ "$came" = "$expected" ] && echo "As it was seen." || { echo "It has changed."; exit 1; }
