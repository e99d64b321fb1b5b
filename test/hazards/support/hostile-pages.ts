import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { openWindows, type Windows } from "../../e2e/support/windows.js";
import type { ElementUnderTest } from "./element-under-test.js";
import type { Fixture } from "./fixture.js";
import { type FixtureServer, type ReceivedCall, startFixtureServer } from "./fixture-server.js";
import { fixtures } from "./fixtures.js";
import { type Visit, visit } from "./visit.js";

/** The hostile pages for the tests of a file. */
export interface HostilePages {
  server(): FixtureServer;
  /** Opens a page; it is closed after the test. */
  open(fixture: Fixture, element: ElementUnderTest, attributes?: string): Promise<Visit>;
  /** The operator's work on a page that hands the payload over: the payload, as JSON text. */
  payloadOn(fixture: Fixture, element: ElementUnderTest): Promise<string>;
  /** The operator's work on a page that posts it: the call that the server got. */
  callOn(fixture: Fixture, element: ElementUnderTest): Promise<ReceivedCall>;
  /** Closes the pages before the test ends. */
  closeAll(): Promise<void>;
}

/** Starts the server and the browser for the tests of a file; call it at the top of the file. */
export function openHostilePages(): HostilePages {
  let server: FixtureServer;
  let windows: Windows;

  beforeAll(async () => {
    [server, windows] = await Promise.all([startFixtureServer(), openWindows(() => server.origin)]);
  });
  afterAll(async () => {
    await windows.close();
    await server.close();
  });
  afterEach(closeAll);

  async function closeAll(): Promise<void> {
    await windows.clear();
    server.calls.length = 0;
    server.answer = { status: 200, json: { aid: 1 } };
  }

  const pages: HostilePages = {
    closeAll,
    server: () => server,
    async open(fixture, element, attributes = 'finisher="emit"') {
      // The page in the iframe is the clean one.
      server.page(fixtures.clean, element.markup(attributes));
      const window = { viewport: { width: 1000, height: 900 }, locale: "ja-JP", ...fixture.window };
      return visit(await windows.newPage(window), server, fixture, element, attributes);
    },
    async payloadOn(fixture, element) {
      const { page, editor, payloads, errors } = await pages.open(fixture, element);
      await element.work(page, editor);
      await element.finish(editor);
      await vi.waitFor(() => expect(payloads).toHaveLength(1), 10_000);
      expect(errors).toEqual([]);
      await closeAll();
      return payloads[0] as string;
    },
    async callOn(fixture, element) {
      const { page, editor, payloads, errors } = await pages.open(fixture, element, 'finisher="post"');
      await element.work(page, editor);
      await element.finish(editor);
      await vi.waitFor(() => expect(payloads).toHaveLength(1), 10_000);
      expect(errors).toEqual([]);
      const calls = [...server.calls];
      expect(calls).toHaveLength(1);
      await closeAll();
      return calls[0] as ReceivedCall;
    },
  };
  return pages;
}
