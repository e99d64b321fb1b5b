import type { RoomChunks } from "../lib/room-chunks.js";

/** A feature is a file of its own, called by its name, but for these. */
export const chunks: RoomChunks = {
  parts: [
    {
      chunk: "message-editor",
      reason: "actions show texts without the screen that is around one alone",
      files: ["message/MessageScreen.tsx", "message/model.ts"],
    },
    {
      chunk: "salon-opening",
      reason: "what edits opening hours comes with those who do",
      files: ["opening-hours/"],
    },
    {
      chunk: "reservation",
      reason: "the schedule tells when a salon is open, and edits nothing of that",
      files: [
        "opening-hours/effective-day.ts",
        "opening-hours/open-hours.ts",
        "opening-hours/ranges.ts",
        "opening-hours/wire.ts",
      ],
    },
    {
      chunk: "salon",
      reason: "the sections of one screen: a file each would be more than a page may have",
      files: ["salon-calendars/", "salon-hours/", "salon-items/", "salon-online/", "salon-settings/"],
    },
    {
      chunk: "picker",
      reason: "by these an element knows its conditions before one is shown",
      files: ["condition-slide/condition-page.ts", "condition-slide/known-conditions.ts"],
    },
    {
      chunk: "dialogs",
      reason: "what a dialog needs for its condition before it is opened",
      files: ["condition-draft/dialog-conditions.ts"],
    },
  ],
};
