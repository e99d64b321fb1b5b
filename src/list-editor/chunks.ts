import type { RoomChunks } from "../lib/room-chunks.js";

export const chunks: RoomChunks = {
  rest: "core",
  parts: [
    { chunk: "message", reason: "what is moved are panels, which are there", files: ["moving/"] },
    {
      chunk: "condition-slide",
      reason: "of episodes and notifications, which have conditions",
      files: ["problems/shown-problems.ts", "problems/use-shown-problems.tsx"],
    },
  ],
};
