import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { chromiumLaunchOptions } from "../tools/chromium.mjs";
import { pack } from "./pack.js";

/* What a host developer gets by `npm install console-editors` in an empty project, and what runs there. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "console-editors-programs-"));
const project = join(folder, "project");
const npx = ["--offline", "console-editors"];
let started: ChildProcess | undefined;

// npm takes seconds, and more beside other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

beforeAll(async () => {
  const { filename } = await pack(folder);
  mkdirSync(project);
  const dependencies = { "console-editors": `file:../${filename}` };
  const shop = { name: "shop", private: true, dependencies };
  writeFileSync(join(project, "package.json"), JSON.stringify(shop));
  writeFileSync(
    join(project, "package-lock.json"),
    JSON.stringify(lockOf(shop, dependencies["console-editors"])),
  );
  // What this checkout was installed from lies in npm's cache, and nobody else is asked.
  await run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: project });
});

afterAll(() => {
  if (started?.pid !== undefined) process.kill(-started.pid, "SIGKILL");
  rmSync(folder, { recursive: true });
});

test("no package for development comes along, and none that runs something or is compiled", () => {
  const manifest = json("package.json");
  const { packages } = JSON.parse(readFileSync(join(project, "node_modules/.package-lock.json"), "utf8"));
  const installed = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ""));
  expect(installed).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(Object.keys(manifest.devDependencies).filter((name) => installed.includes(name))).toEqual([]);
  const scripted = Object.entries<{ hasInstallScript?: true }>(packages)
    .filter(([, each]) => each.hasInstallScript)
    .map(([path]) => path);
  expect(scripted).toEqual([]);
});

test("npx console-editors serve answers the API and the elements, check finds nothing wrong with it, and it ends when it is told to", async () => {
  // A group of its own, as a terminal makes it: npx starts others, and all are told.
  const child = spawn("npx", [...npx, "serve", "--port", "0"], { cwd: project, detached: true });
  started = child;
  const url = await addressIn(child);
  const journeys = await fetch(`${url}/api/journeys`);
  expect([journeys.status, journeys.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(((await journeys.json()) as { data: unknown[] }).data.length).toBeGreaterThan(5);
  const page = await (await fetch(`${url}/action-editor`)).text();
  const needed = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  expect(needed).toHaveLength(3);
  for (const path of [...needed, "/public/media/photo-1.svg"])
    expect((await fetch(url + path)).status, path).toBe(200);

  const checking = [...npx, "check", url, "--elements", "journey-list"];
  const { stdout } = await run("npx", checking, { cwd: project });
  expect(stdout).toContain("All that was asked fits.");

  await stop(child);
  await expect(fetch(`${url}/api/journeys`)).rejects.toThrow("fetch failed");
});

test("the first page of README.md works as it is printed, from a file", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, printed = ""] = /^## Your first page\n\n((?: {4}.+\n)+)/m.exec(readme) ?? [];
  const [install, serving = ""] = printed.trim().split(/\n\s*/);
  expect(install).toBe("npm install console-editors");
  const [program, name, ...args] = serving.split(" ");
  expect([program, name]).toEqual(["npx", "console-editors"]);
  // Another port: that of the README may be taken on this machine.
  const child = spawn("npx", [...npx, ...args, "--port", "0"], { cwd: project, detached: true });
  started = child;
  const url = await addressIn(child);
  const [, html = ""] = /```html\n([\s\S]+?)```/.exec(readme) ?? [];
  const file = join(project, "page.html");
  writeFileSync(file, html.replaceAll("http://localhost:4700", url));

  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
  await page.getByRole("button", { name: "テキスト送信を追加" }).click();
  await page.getByRole("textbox", { name: "本文" }).fill("こんにちは");
  await page.getByRole("button", { name: "確定" }).click();
  await page.getByText("こんにちは").locator("visible=true").last().waitFor();
  const payload = JSON.parse((await page.locator("pre").textContent()) ?? "");
  expect(payload.inputs).toMatchObject([{ type: 1, text: "こんにちは" }]);
  // What the context allows is offered.
  expect(await page.getByRole("button", { name: "シナリオ操作を追加" }).count()).toBe(1);
  await browser.close();
  await stop(child);
});

test("the schemas and the document are read by require and by import", async () => {
  const required = 'console.log(require("console-editors/schemas/action.schema.json").title)';
  const imported = `import schema from "console-editors/schemas/action.schema.json" with { type: "json" };
    import document from "console-editors/openapi.json" with { type: "json" };
    console.log(schema.title, document.openapi);`;
  const read = (code: string, type: string) =>
    run(process.execPath, [`--input-type=${type}`, "--eval", code], { cwd: project });
  expect((await read(required, "commonjs")).stdout).toBe("Action\n");
  expect((await read(imported, "module")).stdout).toBe("Action 3.1.0\n");
});

test("npx console-editors --help names both commands", async () => {
  const { stdout } = await run("npx", [...npx, "--help"], { cwd: project });
  expect(stdout).toContain("console-editors check");
  expect(stdout).toContain("console-editors serve");
});

/** Ends it as a terminal does. */
async function stop(child: ChildProcess) {
  const ended = once(child, "exit");
  process.kill(-(child.pid ?? 0), "SIGINT");
  await ended;
  started = undefined;
}

/** The lock of a project that has only this package: the versions are ours. npm refuses one that lacks what the package needs. */
function lockOf(shop: { name: string }, resolved: string) {
  const { version, dependencies, bin } = json("package.json");
  const { lockfileVersion, packages } = json("package-lock.json");
  const own = Object.entries<{ dev?: true }>(packages).filter(([path, { dev }]) => path !== "" && !dev);
  const ours = { version, resolved, dependencies, bin };
  return {
    name: shop.name,
    lockfileVersion,
    requires: true,
    packages: { "": shop, "node_modules/console-editors": ours, ...Object.fromEntries(own) },
  };
}

function json(name: string) {
  return JSON.parse(readFileSync(join(root, name), "utf8"));
}

/** The address that the program says, once it is there. */
function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const read = (text: Buffer) => {
      said += text;
      const [url] = /http:\/\/localhost:\d+(?=\s)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`It ended and said: ${said}`)));
  });
}
