import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMove, applyMoves, moveToIndex } from "../../src/lib/moves.js";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });

test.each([
  [[1, 2, 3], { ids: [3], behind: null }, [3, 1, 2]],
  [[1, 2, 3], { ids: [1], behind: 3 }, [2, 3, 1]],
  [[1, 2, 3, 4], { ids: [4, 1], behind: 2 }, [2, 4, 1, 3]],
  // Nobody knows where the neighbour is: in front.
  [[1, 2, 3], { ids: [3], behind: 9 }, [3, 1, 2]],
  [[1, 2], { ids: [7], behind: 1 }, [1, 2]],
])("%j moved by %j", (order, move, moved) => {
  expect(applyMove(order, move)).toEqual(moved);
});

test("nothing is lost or doubled; what was carried stands behind its neighbour; twice is once", () => {
  fc.assert(
    fc.property(ids, ids, fc.array(fc.nat(30), { maxLength: 5 }), (order, current, lifted) => {
      const moves = lifted.flatMap((at) => {
        const id = order[at % Math.max(order.length, 1)];
        return id === undefined ? [] : [moveToIndex(order, id, new Set(order.slice(0, at % 3)), at)];
      });
      // In the list as others have left it.
      const moved = applyMoves(current, moves);
      expect([...moved].sort()).toEqual([...current].sort());
      const last = moves.at(-1);
      if (!last) return;
      expect(applyMove(moved, last)).toEqual(moved);
      const carried = last.ids.filter((id) => current.includes(id));
      const first = carried.length === 0 ? -1 : moved.indexOf(carried[0] as number);
      expect(moved.slice(first, first + carried.length)).toEqual(first < 0 ? [] : carried);
      if (last.behind !== null && current.includes(last.behind) && carried.length > 0)
        expect(moved[first - 1]).toBe(last.behind);
    }),
    { numRuns: 10_000 },
  );
});

test("where it is carried to is where it stands", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 20 }),
      fc.nat(19),
      fc.nat(19),
      (order, from, to) => {
        const id = order[from % order.length] as number;
        const index = to % order.length;
        const moved = applyMove(order, moveToIndex(order, id, new Set(), index));
        expect(moved.indexOf(id)).toBe(index);
      },
    ),
  );
});
