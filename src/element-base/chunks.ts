import type { RoomChunks } from "../lib/room-chunks.js";

export const chunks: RoomChunks = {
  rest: "core",
  parts: [
    {
      chunk: "dialogs",
      reason: "only elements in whose dialogs work can be unsaved stand on it",
      files: ["screen-with-dialogs.tsx"],
    },
    {
      chunk: "lists",
      reason: "only elements whose content is lists on a server open other elements",
      files: ["opener.tsx"],
    },
    {
      chunk: "picker",
      reason: "two editors have an audience, and both have pickers",
      files: ["audience-editor-element.tsx", "audience.ts"],
    },
    {
      chunk: null,
      reason: "a page that has the autoloader may have no element, and then loads nothing else",
      files: ["autoload.tsx"],
    },
  ],
};
