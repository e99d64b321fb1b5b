import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as edits from "../../../../src/features/open-api/triggers/tree/edits.js";
import {
  decideConflict,
  mergeTrigger,
} from "../../../../src/features/open-api/triggers/tree/merge-trigger.js";
import {
  flatten,
  newParam,
  nodeAt,
  type ParamNode,
  readParams,
  writeParams,
} from "../../../../src/features/open-api/triggers/tree/tree.js";
import { repetitions } from "../../../tools/repetitions.js";
import { counter, draftOf, tidyParams } from "./any-params.js";

/** What somebody does to one of the outermost keys. */
type Action = (nodes: readonly ParamNode[], key: string) => readonly ParamNode[];
const actions = fc.constantFrom<Action[]>(
  (nodes, key) => edits.remove(nodes, uidAt(nodes, key)),
  (nodes, key) => edits.setField(nodes, uidAt(nodes, key), "label", "other"),
  (nodes, key) => edits.setField(nodes, uidAt(nodes, key), "type", "money"),
  (nodes, key) => edits.setField(nodes, nodeAt(nodes, [key])?.children[0]?.uid ?? -1, "type", "money"),
  (nodes, key) => edits.remove(nodes, nodeAt(nodes, [key])?.children[0]?.uid ?? -1),
  (nodes, key) => edits.addChild(nodes, uidAt(nodes, key), newParam(counter(9000), { key: "new" })),
  (nodes) => nodes,
);

function uidAt(nodes: readonly ParamNode[], key: string): number {
  return nodeAt(nodes, [key])?.uid ?? -1;
}

describe("merged trees of any kind", () => {
  it("merge to the same from both sides where nobody touches what the other does", () => {
    fc.assert(
      fc.property(tidyParams, fc.array(fc.tuple(actions, fc.boolean()), { maxLength: 5 }), (wire, done) => {
        const keys = Object.keys(wire);
        const side = (wanted: boolean) => {
          const nodes = readParams(wire, counter());
          return done.reduce((each, [action, isMine], at) => {
            const key = keys[at];
            return key === undefined || isMine !== wanted ? each : action(each, key);
          }, nodes);
        };
        const [mine, theirs] = [writeParams(side(true)), writeParams(side(false))];
        const all = done.reduce(
          (each, [action], at) => (keys[at] === undefined ? each : action(each, keys[at])),
          readParams(wire, counter()),
        );
        const base = draftOf(wire, 0);
        const there = mergeTrigger(base, draftOf(mine, 1000), draftOf(theirs, 2000));
        const back = mergeTrigger(base, draftOf(theirs, 1000), draftOf(mine, 2000));
        expect([...there.conflicts, ...back.conflicts]).toEqual([]);
        const text = JSON.stringify(writeParams(all));
        expect(JSON.stringify(writeParams(there.merged.params))).toBe(text);
        expect(JSON.stringify(writeParams(back.merged.params))).toBe(text);
      }),
      { numRuns: repetitions(500, 10_000) },
    );
  });

  it("take over theirs where I did nothing, and keep mine where they did nothing", () => {
    fc.assert(
      fc.property(tidyParams, tidyParams, (one, other) => {
        const text = JSON.stringify(other);
        const theirs = mergeTrigger(draftOf(one, 0), draftOf(one, 1000), draftOf(other, 2000));
        const mine = mergeTrigger(draftOf(one, 0), draftOf(other, 1000), draftOf(one, 2000));
        for (const { merged: draft, conflicts } of [theirs, mine]) {
          expect(conflicts).toEqual([]);
          expect(JSON.stringify(writeParams(draft.params))).toBe(text);
        }
      }),
      { numRuns: repetitions(500, 10_000) },
    );
  });

  it("have no uid twice, and every conflict decided for one side gives what that side says there", () => {
    fc.assert(
      fc.property(tidyParams, tidyParams, tidyParams, (base, own, other) => {
        const { merged: draft, conflicts } = mergeTrigger(
          draftOf(base, 0),
          draftOf(own, 1000),
          draftOf(other, 2000),
        );
        const ids = counter(3000);
        for (const side of ["mine", "theirs"] as const) {
          const decided = conflicts.reduce(
            (each, conflict) => decideConflict(each, conflict, side, ids),
            draft,
          );
          const uids = flatten(decided.params, new Set()).map(({ node }) => node.uid);
          expect(new Set(uids).size).toBe(uids.length);
          for (const conflict of conflicts) {
            if (conflict.field !== "params") continue;
            const there = nodeAt(decided.params, conflict.path);
            if (conflict.subject === "presence") expect(there === null).toBe(conflict[side] === null);
            else expect(there?.[conflict.subject]).toBe(conflict[side]);
          }
        }
      }),
      { numRuns: repetitions(500, 10_000) },
    );
  });
});
