import { describe, expect, it } from "vitest";
import { pendingRequests, wishedChanges } from "../../../src/features/reservation/requests.js";
import { namedStatus, statusChoices, takesTime } from "../../../src/features/reservation/statuses.js";
import { cancelRequest, editRequest, reservationOf } from "./samples.js";

const chosenByHand = ["approved", "canceled"];

describe("statuses", () => {
  it.each<[status: string, named: string | null, choices: readonly string[], takes: boolean]>([
    ["approved", "approved", chosenByHand, true],
    ["canceled", "canceled", chosenByHand, false],
    ["pending", "pending", ["pending", ...chosenByHand], true],
    ["denied", "denied", ["denied", ...chosenByHand], false],
    ["edit_pending", "edit_pending", ["edit_pending", ...chosenByHand], true],
    ["cancel_pending", "cancel_pending", ["cancel_pending", ...chosenByHand], true],
    // What was denied has left the reservation as it was.
    ["edit_denied", "approved", chosenByHand, true],
    ["cancel_denied", "approved", chosenByHand, true],
    ["blocked", null, ["blocked", ...chosenByHand], true],
    ["held_by_bank", null, ["held_by_bank", ...chosenByHand], true],
    ["toString", null, ["toString", ...chosenByHand], true],
    ["APPROVED", null, ["APPROVED", ...chosenByHand], true],
  ])("%s", (status, named, choices, takes) => {
    expect([namedStatus(status), statusChoices(status), takesTime(status)]).toEqual([named, choices, takes]);
  });
});

describe("what waits for a judgement", () => {
  const kinds = (more: Parameters<typeof reservationOf>[0]) =>
    pendingRequests(reservationOf(more)).map(({ kind, childId }) => [kind, childId]);

  it("a new request is the reservation itself", () => {
    const reservation = reservationOf({ status: "pending" });
    expect(pendingRequests(reservation)).toEqual([
      { kind: "create", childId: null, comment: "初めてです", requestedAt: null, place: reservation },
    ]);
  });

  it("a change stands where it is wanted, a cancellation where the reservation is", () => {
    const reservation = reservationOf({ change_child: editRequest, cancel_child: cancelRequest });
    const { comment, requested_at } = cancelRequest;
    expect(pendingRequests(reservation)).toEqual([
      {
        ...{ kind: "edit", childId: 71, comment: editRequest.comment },
        ...{ requestedAt: editRequest.requested_at, place: editRequest },
      },
      { kind: "cancel", childId: 72, comment, requestedAt: requested_at, place: reservation },
    ]);
  });

  it.each<[string, Parameters<typeof reservationOf>[0], (string | number | null)[][]]>([
    ["nothing", {}, []],
    [
      "all three, in this order",
      { status: "pending", change_child: editRequest, cancel_child: cancelRequest },
      [
        ["create", null],
        ["edit", 71],
        ["cancel", 72],
      ],
    ],
    ["a denied change", { change_child: { ...editRequest, status: "edit_denied" } }, []],
    ["a denied cancellation", { cancel_child: { ...cancelRequest, status: "cancel_denied" } }, []],
    ["a request of a state that nobody knows", { change_child: { ...editRequest, status: "" } }, []],
    ["only the status, without the request", { status: "edit_pending" }, []],
    ["a request while the status says nothing", { cancel_child: cancelRequest }, [["cancel", 72]]],
  ])("%s", (_, more, expected) => {
    expect(kinds(more)).toEqual(expected);
  });
});

describe("what a customer wants otherwise", () => {
  const same = { ...editRequest, from: "13:00", to: "13:45", course_id: 41 };
  it.each<[string, Partial<typeof editRequest>, string[]]>([
    ["nothing", {}, []],
    ["another day", { date: "2026-11-21" }, ["time"]],
    ["another start", { from: "12:00" }, ["time"]],
    ["another end", { to: "14:00" }, ["time"]],
    ["another course", { course_id: 42 }, ["course"]],
    ["another stylist", { salon_resource_id: 11 }, ["resource"]],
    [
      "all of it, in the order in which it is shown",
      { salon_resource_id: 11, course_id: 42, from: "12:00" },
      ["time", "course", "resource"],
    ],
  ])("%s", (_, wish, expected) => {
    expect(wishedChanges(reservationOf({ change_child: { ...same, ...wish } }))).toEqual(expected);
  });

  it("who wants nothing", () => {
    expect(wishedChanges(reservationOf())).toEqual([]);
  });
});
