import type { RoomChunks } from "../lib/room-chunks.js";

/**
 * The chunk of everybody who refers to items, and so chooses them: all of it stands on the picker, comes with it, and
 * is no part of `core`.
 */
export const chunks: RoomChunks = {
  rest: "picker",
  parts: [
    {
      chunk: "picker-open",
      reason: "what filters choose from is in the lazy chunks of two elements",
      files: ["ItemFilter.tsx"],
    },
  ],
};
