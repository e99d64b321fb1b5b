#!/usr/bin/env bash
# terser 5 moves a function that is called once into its caller (`reduce_funcs`, on by default), also where the caller is a
# method inside of another function. Closures that it makes then stand in the caller's scope, and V8 keeps the whole chain of
# scopes for each: a counter that is kept for good also keeps what the method's maker was given, which the source does not.
# `reduce_funcs: false` leaves the function where it was, `inline: false` does not.
# Seen with terser 5.51.2 on Node 20.20.2. Ends with 0 while it is so, with 1 when the output has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts terser@5.51.2
cat >source.mjs <<'JS'
const kept = new Map();
export function view(given) {
  return {
    get counter() {
      return counterOf("visits");
    },
    name: () => given.name,
  };
}
function counterOf(name) {
  const found = kept.get(name) ?? newCounter();
  kept.set(name, found);
  return found;
}
function newCounter() {
  let count = 0;
  return { next: () => (count += 1) };
}
JS
cat >ask.mjs <<'JS'
import { readFileSync, writeFileSync } from "node:fs";
import { minify } from "terser";
const source = readFileSync("source.mjs", "utf8");
const asked = { source: null, terser: {}, "inline: false": { inline: false }, "reduce_funcs: false": { reduce_funcs: false } };
for (const [name, compress] of Object.entries(asked)) {
  const file = `./${name.replace(/\W/g, "")}-built.mjs`;
  writeFileSync(file, compress ? (await minify(source, { module: true, compress: { passes: 2, ...compress } })).code : source);
  const { view } = await import(file);
  const given = () => {
    const one = { name: "one", much: new Array(1e6).fill(0) };
    view(one).counter.next();
    return new WeakRef(one);
  };
  const ref = given();
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.gc();
  console.log(`${name}:`, ref.deref() ? "kept" : "collected");
}
JS
expected='source: collected
terser: kept
inline: false: kept
reduce_funcs: false: collected'
came=$(node --expose-gc ask.mjs)
echo "$came"
[ "$came" = "$expected" ] && echo "As it was seen." || { echo "It has changed."; exit 1; }
