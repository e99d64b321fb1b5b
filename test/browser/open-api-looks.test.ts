import { describe, expect, test } from "vitest";
import {
  alerted,
  button,
  buttonNames,
  called,
  holdClock,
  openConsole,
  panel,
} from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { root } from "../elements/page.js";
import { demoNow } from "../host/demo/messages/index.js";
import { settled, until } from "./support/clock.js";
import { record } from "./support/events.js";
import { see } from "./support/page-hazards.js";

const logs = "GET service_codes/";

/** The log, with a clock that stands until it is moved. `pass` in seconds. */
async function watch() {
  const time = holdClock(demoNow, true);
  const host = serveOpenApi();
  const element = await openConsole({ section: "logs" });
  await settled();
  const start = Date.now();
  const names = () => buttonNames(panel(element)).filter((name) => name.startsWith("新着"));
  const pass = async (seconds: number) => {
    await time.pass(seconds * 1000);
    await settled();
  };
  return { host, element, names, pass, looks: () => host.named(logs).length - 1, start };
}

describe("new calls", () => {
  test("one look a minute; the button says how many came, and begins anew; the list itself stays", async () => {
    const { host, element, names, pass, looks } = await watch();
    const table = root(element).querySelector(".open-api-logs tbody")?.textContent;
    await pass(59);
    expect(looks()).toBe(0);
    await pass(1);
    await called(host, logs, 2);
    expect(names()).toEqual([]);
    host.callFrom(1, 3);
    await pass(60);
    expect(looks()).toBe(2);
    expect(names()).toEqual(["新着 3件を表示"]);
    host.callFrom(1, 60);
    await pass(60);
    expect(names()).toEqual(["新着 50件以上を表示"]);
    expect(root(element).querySelector(".open-api-logs tbody")?.textContent).toBe(table);
    expect(new Set(host.named(logs).map(({ call }) => call)).size).toBe(1);
    expect(host.named(logs)[1]?.call).not.toContain("before_id");
    button(panel(element), "新着 50件以上を表示").click();
    await called(host, logs, 5);
    expect(names()).toEqual([]);
    expect(root(element).querySelector(".open-api-logs tbody")?.textContent).toContain("/new/");
    await pass(59);
    expect(looks()).toBe(4);
    await pass(1);
    expect(looks()).toBe(5);
    expect(names()).toEqual([]);
  });

  test("only while the log is shown and the page seen; on return at once where a minute has passed", async () => {
    const { pass, looks, element } = await watch();
    await pass(30);
    see(false);
    await pass(20);
    see(true);
    await pass(9);
    expect(looks()).toBe(0);
    await pass(1);
    expect(looks()).toBe(1);
    see(false);
    await pass(3600);
    expect(looks()).toBe(1);
    see(true);
    await pass(0);
    expect(looks()).toBe(2);
    element.section = "codes";
    await pass(600);
    expect(looks()).toBe(2);
    element.section = "logs";
    await pass(0);
    expect(looks()).toBe(3);
    element.remove();
    await pass(600);
    expect(looks()).toBe(3);
  });

  test("failures are silent and wait 60, 120, 240, 480 s; one that succeeds begins from 60 again", async () => {
    const { host, element, pass, looks, names } = await watch();
    const heard = record(element, ["failure"]);
    const fail = () => host.meet(logs, () => Response.json({ message: "x" }, { status: 404 }));
    fail();
    await pass(60);
    expect(looks()).toBe(1);
    const waits = [60, 120, 240, 480, 480];
    for (const [at, wait] of waits.entries()) {
      if (at < waits.length - 1) fail();
      await pass(wait - 1);
      expect(looks()).toBe(at + 1);
      await pass(1);
      expect(looks()).toBe(at + 2);
    }
    expect([heard.length, alerted(panel(element)), names()]).toEqual([0, "", []]);
    host.callFrom(1, 1);
    await pass(60);
    expect(names()).toEqual(["新着 1件を表示"]);
  });

  test("a page that is asked for goes on, and looks with it", async () => {
    const { host, element, pass, looks } = await watch();
    await pass(40);
    button(panel(element), "次のページ").click();
    await called(host, logs, 2);
    await pass(20);
    await until(() => looks() === 2);
    expect(host.named(logs)[2]?.call).toMatch(/page=1$/);
  });
});
