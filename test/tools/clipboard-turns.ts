import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    takeClipboard(): Promise<void>;
    giveClipboardBack(): Promise<void>;
  }
}

/** Two pages run tests at once and have one clipboard between them: a page has it to itself from its first use to the end of the test. */
export function clipboardTurns(): Record<"takeClipboard" | "giveClipboardBack", BrowserCommand<[]>> {
  let holder: string | undefined;
  const waiting: { page: string; go: () => void }[] = [];
  return {
    async takeClipboard({ sessionId: page }) {
      if (holder === page) return;
      if (holder !== undefined) await new Promise<void>((go) => waiting.push({ page, go }));
      holder = page;
    },
    giveClipboardBack({ sessionId: page }) {
      if (holder !== page) return;
      const next = waiting.shift();
      // At once, so that nobody comes between.
      holder = next?.page;
      next?.go();
    },
  };
}
