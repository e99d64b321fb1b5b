import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";

/* The PHP and the Ruby of `src/elements/server.md` as they are printed: they are sent what an element sends, and what they store is held against the schema. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");

export async function showServers() {
  for (const [name, problems] of Object.entries({ PHP: await tryPhp(), Rails: tryRuby() })) {
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

function blocksOf(language) {
  const pattern = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g");
  return [...read("src/elements/server.md").matchAll(pattern)].map(([, code]) => code);
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

/** What is wrong with the action that is stored; `null` where there is no PHP. */
export async function tryPhp() {
  if (spawnSync("php", ["--version"]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "console-editors-php-"));
  const blocks = blocksOf("php");
  const handler = blocks.find((code) => code.includes("api/action/register.php"));
  const page = blocks.find((code) => code.includes("<action-editor"));
  mkdirSync(join(folder, "api/action"), { recursive: true });
  mkdirSync(join(folder, "actions"));
  writeFileSync(join(folder, "api/action/register.php"), handler);
  writeFileSync(join(folder, "page.php"), page);
  const port = 20_000 + (process.pid % 20_000);
  const php = spawn("php", ["-S", `127.0.0.1:${port}`, "-t", folder], { cwd: folder, stdio: "ignore" });
  try {
    const base = `http://127.0.0.1:${port}`;
    const shown = await answerOf(`${base}/page.php`);
    const [, token] = /name="csrf-token" content="(\w+)"/.exec(await shown.text()) ?? [];
    const cookie = shown.headers.get("set-cookie").split(";")[0];
    const headers = { cookie, "x-csrf-token": token };
    const body = new URLSearchParams([["_token", token], ...sentFields()]);
    const saved = await fetch(`${base}/api/action/register.php`, { method: "POST", headers, body });
    const { aid } = await saved.json();
    const stored = JSON.parse(readFileSync(join(folder, `actions/${aid}.json`), "utf8"));
    return problemsOf(stored);
  } finally {
    php.kill();
    rmSync(folder, { recursive: true });
  }
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
