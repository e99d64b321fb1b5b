import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { blocksOf } from "./blocks.mjs";

/*
 * The lines of `src/elements/server.md` that hold an action against its schema, run as they are printed: on one that fits
 * and on one that does not. What each language needs before them (what is imported) is said to its program.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));
const phpAutoload = "/usr/share/php/JsonSchema/autoload.php";
// What Debian packs lies where Go looked before it had modules.
const goPath = { GO111MODULE: "off", GOPATH: "/usr/share/gocode", GOFLAGS: "" };

/** `has` ends with 0 where all of it is installed; `yes` and `no` are what is written. */
const languages = [
  {
    ...{ name: "js", marker: "new Ajv()", file: "snippet.mjs", has: ["node", "--version"] },
    before: 'import fs from "node:fs";\nimport { Ajv } from "ajv";\n',
    run: ["node", "snippet.mjs"],
    ...{ yes: /^true\n$/, no: /^false\n$/ },
  },
  {
    ...{ name: "php", marker: "JsonSchema\\Validator", file: "snippet.php" },
    has: ["php", "-r", `exit(is_file('${phpAutoload}') ? 0 : 1);`],
    run: ["php", "-d", `auto_prepend_file=${phpAutoload}`, "snippet.php"],
    ...{ yes: /^bool\(true\)\n$/, no: /^bool\(false\)\n$/ },
  },
  {
    ...{ name: "ruby", marker: "JSONSchemer", file: "snippet.rb" },
    has: ["ruby", "-rset", "-rjson-schema", "-rjson_schemer", "-e", "1"],
    run: ["ruby", "-rset", "-rjson", "-rjson-schema", "-rjson_schemer", "snippet.rb"],
    ...{ yes: /^true\ntrue\n$/, no: /^false\nfalse\n$/ },
  },
  {
    ...{ name: "python", marker: "fastjsonschema", file: "snippet.py" },
    has: ["/usr/bin/python3", "-c", "import jsonschema, fastjsonschema"],
    before: "import json, jsonschema, fastjsonschema\n",
    run: ["/usr/bin/python3", "-W", "ignore", "snippet.py"],
    ...{ yes: /^True\n$/, no: /^False\n[\s\S]*JsonSchemaValueException/ },
  },
  {
    ...{ name: "perl", marker: "JSON::Validator", file: "snippet.pl" },
    has: ["perl", "-MJSON::Validator", "-e", "1"],
    run: ["perl", "-MMojo::File", "-MMojo::JSON=decode_json", "-MJSON::Validator", "snippet.pl"],
    ...{ yes: /^yes\n$/, no: /^no: / },
  },
  {
    ...{ name: "go", marker: "gojsonschema", file: "snippet.go", env: goPath },
    has: ["sh", "-c", "command -v go && test -d /usr/share/gocode/src/github.com/xeipuuv/gojsonschema"],
    before:
      'package main\nimport ("fmt"; "os"; "github.com/xeipuuv/gojsonschema")\nfunc main() {\nfolder, _ := os.Getwd()\n',
    after: "}\n",
    run: ["go", "run", "snippet.go"],
    ...{ yes: /^true\n$/, no: /^false\n$/ },
  },
];

export function showSnippets() {
  for (const { name, missing, problems } of trySnippets()) {
    console.log(`${name}: ${missing ? "not installed" : problems.join("; ") || "judges both actions right"}`);
    if (problems?.length) process.exitCode = 1;
  }
}

/** What is wrong with each. */
export function trySnippets() {
  return languages.map((language) => {
    const { name, has } = language;
    if (spawnSync(has[0], has.slice(1)).status !== 0) return { name, missing: true };
    const action = JSON.parse(readFileSync(join(root, "test/fixtures/action-every-effect.json"), "utf8"));
    const wrong = { ...action, a_twice_type: "0" };
    const said = [action, wrong].map((each) => written(language, each));
    const problems = [
      ...(language.yes.test(said[0]) ? [] : [`of one that fits: ${said[0]}`]),
      ...(language.no.test(said[1]) ? [] : [`of one that does not: ${said[1]}`]),
    ];
    return { name, problems };
  });
}

function written({ name, marker, file, before = "", after = "", run, env }, action) {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-snippet-"));
  try {
    const block = blocksOf(name).find((code) => code.includes(marker));
    writeFileSync(join(folder, file), before + block + after);
    writeFileSync(join(folder, "action.json"), JSON.stringify(action));
    symlinkSync(join(root, "dist/schemas/action.schema.json"), join(folder, "action.schema.json"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const options = { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } };
    const { stdout, stderr } = spawnSync(run[0], run.slice(1), options);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
