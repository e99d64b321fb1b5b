#!/usr/bin/env bash
# djv 2.1.4 compares the values of `enum` and `const` by JavaScript's !=, as texts, when the schema has no `type` beside it:
# "1", true and [1] pass { "enum": [1] }, and 0, false and [] pass { "enum": [""] }. JSON Schema asks for equal values. With a
# `type` it is right.
# Seen on Node 20.20.2; ajv 8.20.0 refuses all of them. Ends with 0 while it is so, with 1 when the output has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts djv@2.1.4 ajv@8.20.0
cat >ask.cjs <<'JS'
const Djv = require("djv");
const Ajv = require("ajv").default;
const byDjv = (schema, value) => {
  const env = new Djv({ version: "draft-06" });
  env.addSchema("asked", schema);
  return env.validate("asked", value) === undefined;
};
const byAjv = (schema, value) => new Ajv().validate(schema, value);
const asked = [
  [{ enum: [1] }, "1"],
  [{ enum: [1] }, true],
  [{ enum: [1] }, [1]],
  [{ const: 1 }, "1"],
  [{ enum: [0] }, false],
  [{ enum: [""] }, 0],
  [{ enum: [""] }, []],
  [{ type: "integer", enum: [1] }, "1"],
  [{ enum: [1] }, 2],
];
for (const [schema, value] of asked)
  console.log(JSON.stringify(schema), JSON.stringify(value), "djv", byDjv(schema, value), "ajv", byAjv(schema, value));
JS
expected='{"enum":[1]} "1" djv true ajv false
{"enum":[1]} true djv true ajv false
{"enum":[1]} [1] djv true ajv false
{"const":1} "1" djv true ajv false
{"enum":[0]} false djv true ajv false
{"enum":[""]} 0 djv true ajv false
{"enum":[""]} [] djv true ajv false
{"type":"integer","enum":[1]} "1" djv false ajv false
{"enum":[1]} 2 djv false ajv false'
came=$(node ask.cjs)
echo "$came"
[ "$came" = "$expected" ] && echo "As it was seen." || { echo "It has changed."; exit 1; }
