import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/** Libraries that only one place may know, so that replacing one, or guarding against it, is the work of one place. */
const doors: readonly { library: RegExp; door: RegExp; place: string }[] = [
  { library: /^@r2wc\//, door: /^src\/elements\/mounting\.tsx$/, place: "src/elements/mounting.tsx" },
  { library: /^ky($|\/)/, door: /^src\/lib\/http[^/]*\.ts$/, place: "src/lib/http*.ts" },
  { library: /^prosemirror-/, door: /^src\/features\/message\//, place: "src/features/message" },
  { library: /^dayjs($|\/)/, door: /^src\/lib\/dates[^/]*\.ts$/, place: "src/lib/dates*.ts" },
  { library: /^pusher-js($|\/)/, door: /^src\/api\/realtime[^/]*\.tsx?$/, place: "src/api/realtime*" },
];

export const oneDoor: Rule = {
  name: "a library with one door is imported only there",
  check: (files) =>
    importsOf(files).flatMap(({ from, specifier, line }) => {
      const kept = doors.find(({ library, door }) => library.test(specifier) && !door.test(from));
      if (!kept) return [];
      return [
        {
          path: from,
          line,
          message: `imports "${specifier}": go through ${kept.place}, which hides the library.`,
        },
      ];
    }),
};
