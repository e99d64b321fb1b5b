import { act } from "react";
import { expect, test, vi } from "vitest";
import type { Message } from "../../../src/api/timeline.js";
import { useConfirmMatching, type Wanted } from "../../../src/features/timeline/use-confirm-matching.js";
import { render } from "../../kit/render.js";

type Confirming = ReturnType<typeof useConfirmMatching>;

const found = { ok: true, status: 200, data: [3, 2, 1] } as const;

/** The hook in a screen whose server has found three messages. */
async function screen() {
  const said = { confirm: vi.fn(), select: vi.fn(), onNothing: vi.fn() };
  let hook = {} as Confirming;
  /** Counts wait for their turn, where a test makes them. */
  const counts: { upTo: Message | null; signal: AbortSignal; end(): void }[] = [];
  let isWaiting = false;
  function Screen() {
    hook = useConfirmMatching({
      reset: "",
      find: (upTo, signal) =>
        new Promise((resolve) => {
          counts.push({ upTo, signal, end: () => resolve(found) });
          if (!isWaiting) resolve(found);
        }),
      ...said,
    });
    return null;
  }
  await render(<Screen />);
  const begin = (wanted?: Wanted) => act(async () => hook.begin(wanted));
  const wait = () => {
    isWaiting = true;
    return counts;
  };
  return { ...said, begin, hook: () => hook, wait };
}

test("what is asked for while another is counted takes its place", async () => {
  const { begin, hook, wait } = await screen();
  const counts = wait();
  const upTo = { id: 2 } as Message;
  await begin();
  await begin({ upTo });
  expect(counts.map(({ upTo, signal }) => [upTo, signal.aborted])).toEqual([
    [null, true],
    [upTo, false],
  ]);
  await act(async () => counts[0]?.end());
  expect(hook().matching.is).toBe("counting");
  await act(async () => counts[1]?.end());
  expect(hook().matching.is).toBe("asking");
});

test("all that match are asked about and confirmed, the last one too", async () => {
  const { confirm, begin, hook } = await screen();
  await begin();
  expect(hook().matching).toEqual({ is: "asking", ids: [3, 2, 1], isRest: false });
  await act(async () => hook().answer(true));
  expect(confirm).toHaveBeenCalledWith([3, 2, 1], expect.objectContaining({ isRest: false }));
});

test("the rest is all but what was selected; a no confirms nothing", async () => {
  const { confirm, begin, hook } = await screen();
  await begin({ except: new Set([2]) });
  expect(hook().matching).toEqual({ is: "asking", ids: [3, 1], isRest: true });
  await act(async () => hook().answer(false));
  expect([hook().matching.is, confirm.mock.calls]).toEqual(["idle", []]);
});

test("a selection of all that match is not asked about, and nothing is said to be nothing", async () => {
  const { select, onNothing, begin } = await screen();
  await begin({ isSelection: true });
  expect(select).toHaveBeenCalledWith([3, 2, 1]);
  await begin({ except: new Set([1, 2, 3]) });
  expect(onNothing).toHaveBeenCalledTimes(1);
});
