import type { RoomChunks } from "./room-chunks.js";

export const chunks: RoomChunks = {
  rest: "core",
  parts: [
    {
      chunk: "vendor",
      reason: "a part of ky, as the build gives it, which runs before anything of ours",
      files: ["ky-request.ts"],
    },
    { chunk: "open-api", reason: "one element has secrets", files: ["secret.ts"] },
    {
      chunk: "picker-open",
      reason: "only the open list of a picker searches in texts so far",
      files: ["text-search.ts"],
    },
    {
      chunk: "lists",
      reason: "only elements whose content is lists on a server, read by time, need these at once",
      files: [
        "dates/calendar.ts",
        "dates/moments.ts",
        "dates/times.ts",
        "dates/wall-clock.ts",
        "dates/written-times.ts",
        "in-parts.ts",
        "moves.ts",
        "safe-url.ts",
        "three-way-merge.ts",
        "time-ranges.ts",
      ],
    },
  ],
};
