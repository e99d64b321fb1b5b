import type { RoomChunks } from "../lib/room-chunks.js";

export const chunks: RoomChunks = {
  rest: "core",
  parts: [
    {
      chunk: "lists",
      reason:
        "only elements whose content is lists on a server have pages and mutations: no editor waits for them",
      files: [
        "invalidate-known.ts",
        "messages.ts",
        "mutation.ts",
        "pages.ts",
        "queues.ts",
        "scope.ts",
        "use-query.tsx",
      ],
    },
    {
      chunk: "dialogs",
      reason: "only elements with dialogs have switches and put their lists in order",
      files: ["latest-wins.ts", "order-saves.ts", "retry-over.ts"],
    },
    {
      chunk: "friend-list",
      reason: "only the friend list has pages by number so far",
      files: ["numbered-pages.ts", "numbered-rows.ts", "numbered-state.ts", "watched-pages.ts"],
    },
  ],
};
