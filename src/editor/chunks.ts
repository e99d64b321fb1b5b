import type { RoomChunks } from "../lib/room-chunks.js";

export const chunks: RoomChunks = {
  rest: "core",
  parts: [
    {
      chunk: "dialogs",
      reason: "only elements in whose dialogs work can be unsaved have these",
      files: ["call-reports.ts", "dialogs/"],
    },
    {
      chunk: "lists",
      reason: "only elements whose content is lists on a server have these",
      files: ["MorePages.tsx", "leave-question.ts"],
    },
    {
      chunk: "condition-slide",
      reason: "only episodes and notifications, which have conditions, show a record of the server",
      files: ["record-content.tsx"],
    },
  ],
};
