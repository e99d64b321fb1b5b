import type { RoomChunks } from "../lib/room-chunks.js";

/** Whoever refers to something chooses it too: all of it stands on the picker, comes with it, and is no part of `core`. */
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
