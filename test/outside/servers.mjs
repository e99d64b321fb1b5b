import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { blocksOf } from "./blocks.mjs";
import { buildAction } from "./servers/operator.mjs";
import { withPages } from "./servers/static-page.mjs";

/*
 * The PHP, the Ruby and the plain HTML of `src/elements/server.md` as they are printed: they are sent what an element sends,
 * and what they store is held against the schema.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");

export async function showServers() {
  const tried = {
    PHP: await tryPhp(),
    "Rails (a stand-in for it)": tryRuby(),
    "plain HTML": await tryHtml(),
  };
  for (const [name, problems] of Object.entries(tried)) {
    if (problems === null) console.log(`${name}: not installed`);
    else
      console.log(
        `${name}: what is stored ${problems.length === 0 ? "fits" : `does not fit: ${problems.join("; ")}`}`,
      );
    if (problems?.length) process.exitCode = 1;
  }
}

/** The fields of a new action, as texts. */
function sentFields() {
  const action = { ...JSON.parse(read("test/fixtures/action-every-effect.json")), aid: null, group_id: null };
  return Object.entries(action).map(([name, value]) => [
    name,
    value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
}

function problemsOf(stored) {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(JSON.parse(read("dist/schemas/action.schema.json")), stored);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What is wrong with the action that the controller of Rails stores, on a stand-in for Rails; `null` where there is no Ruby. */
export function tryRuby() {
  if (spawnSync("ruby", ["--version"]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "console-editors-ruby-"));
  try {
    const sample = join(folder, "controller.rb");
    writeFileSync(
      sample,
      blocksOf("ruby").find((code) => code.includes("StoredAction")),
    );
    const args = [join(root, "test/outside/rails-stand-in.rb"), sample];
    const input = JSON.stringify(Object.fromEntries(sentFields()));
    const { stdout, stderr } = spawnSync("ruby", args, { encoding: "utf8", input });
    return stdout ? problemsOf(JSON.parse(stdout)) : [stderr];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Debian's; who installs by Composer has `vendor/autoload.php`. */
const phpAutoload = "/usr/share/php/JsonSchema/autoload.php";

/**
 * What is wrong with the actions that are stored: of every effect, and of what an operator builds in Chromium; held against
 * the schema by PHP too, where its validator is installed. `null` where there is no PHP.
 */
export async function tryPhp() {
  if (spawnSync("php", ["--version"]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "console-editors-php-"));
  mkdirSync(join(folder, "api/action"), { recursive: true });
  mkdirSync(join(folder, "actions"));
  symlinkSync(join(root, "dist"), join(folder, "assets"));
  writeFileSync(join(folder, "api/action/register.php"), phpHandler());
  const page = blocksOf("php").find((code) => code.includes("<action-editor"));
  writeFileSync(join(folder, "page.php"), page);
  const port = 20_000 + (process.pid % 20_000);
  const prepended = existsSync(phpAutoload) ? ["-d", `auto_prepend_file=${phpAutoload}`] : [];
  const args = [...prepended, "-S", `127.0.0.1:${port}`, "-t", folder];
  const php = spawn("php", args, { cwd: folder, stdio: "ignore" });
  const stored = (aid) => JSON.parse(readFileSync(join(folder, `actions/${aid}.json`), "utf8"));
  try {
    const base = `http://127.0.0.1:${port}`;
    const token = await tokenOf(`${base}/page.php`);
    const built = await buildAction(`${base}/page.php`, async (editing) => {
      await editing.getByText("登録にしました").first().waitFor();
      return stored(1);
    });
    const sent = await posted(base, token, sentFields());
    const wrong = await posted(base, token, [
      ["inputs", '[{"type":1}]'],
      ["aid", ""],
      ["group_id", ""],
    ]);
    return [
      ...problemsOf(stored(sent.aid)),
      ...problemsOf(built),
      ...(prepended.length > 0 && wrong.message !== "保存できない内容です。" ? ["a wrong one is taken"] : []),
    ];
  } finally {
    php.kill();
    rmSync(folder, { recursive: true });
  }
}

/** The handler, with the lines that hold it against the schema where PHP can. */
function phpHandler() {
  const handler = blocksOf("php").find((code) => code.includes("// api/action/register.php"));
  if (!existsSync(phpAutoload)) return handler;
  const lines = blocksOf("php").find((code) => code.includes("// still register.php"));
  return handler.replace("file_put_contents", `${lines.replace("<?php", "")}file_put_contents`);
}

/** The token of the page and the session that it belongs to. */
async function tokenOf(url) {
  const shown = await answerOf(url);
  const [, token] = /name="csrf-token" content="(\w+)"/.exec(await shown.text()) ?? [];
  return { token, cookie: shown.headers.get("set-cookie").split(";")[0] };
}

async function posted(base, { token, cookie }, fields) {
  const headers = { cookie, "x-csrf-token": token };
  const body = new URLSearchParams([["_token", token], ...fields]);
  const answer = await fetch(`${base}/api/action/register.php`, { method: "POST", headers, body });
  return await answer.json();
}

/** What is wrong with the action that the plain page keeps. */
export async function tryHtml() {
  const [page] = blocksOf("html");
  const pageAt = ({ pathname }) => (pathname === "/" ? page : undefined);
  const kept = await withPages(pageAt, (base) =>
    buildAction(base, async (editing) => {
      await editing.waitForFunction(() => localStorage.getItem("action") !== null);
      return await editing.evaluate(() => localStorage.getItem("action"));
    }),
  );
  return problemsOf(JSON.parse(kept));
}

/** It takes a moment until it listens. */
async function answerOf(url) {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
