import type { RoomChunks } from "../lib/room-chunks.js";

/** A resource is in the chunk of the element that asks for it; a resource of several elements is in the chunk of all. */
export const chunks: RoomChunks = {
  rest: "core",
  parts: [
    {
      chunk: "reservation",
      reason: "asked for by the panel and the schedule",
      files: [
        "block-times.ts",
        "broadcasting.ts",
        "opening.ts",
        "reservation-fields.ts",
        "reservation-refusals.ts",
        "reservations.ts",
        "salons.ts",
        "time-shifts.ts",
        "open-requests.ts",
      ],
    },
    { chunk: "episode", reason: "one element asks for them", files: ["episodes.ts"] },
    { chunk: "form-field", reason: "one element asks for them", files: ["form-fields.ts"] },
    { chunk: "friend", reason: "one element asks for them", files: ["friend-details.ts"] },
    {
      chunk: "journey",
      reason: "one element asks for them",
      files: ["journey-groups.ts", "journey-members.ts", "journeys.ts"],
    },
    {
      chunk: "lists",
      reason: "no editor asks for friends, or reads the fields of what it lists",
      files: ["friends.ts", "read-fields.ts"],
    },
    { chunk: "notification", reason: "one element asks for them", files: ["notifications.ts"] },
    {
      chunk: "open-api",
      reason: "one element asks for them",
      files: ["open-api-calls.ts", "open-api-tokens.ts", "open-api-triggers.ts"],
    },
    {
      chunk: "salon",
      reason: "one element asks for them",
      files: [
        "salon-calendars.ts",
        "salon-configs.ts",
        "salon-documents.ts",
        "salon-items.ts",
        "salon-online.ts",
        "salon-refusals.ts",
        "salon-reservations.ts",
        "salon-urls.ts",
      ],
    },
    { chunk: "timeline", reason: "one element asks for it", files: ["timeline.ts"] },
  ],
};
