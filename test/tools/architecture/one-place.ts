import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/** Libraries that only one place may know, so that replacing one, or guarding against it, is the work of one place. */
const places: readonly { library: RegExp; place: RegExp; name: string }[] = [
  { library: /^@r2wc\//, place: /^src\/element-base\/[^/]+\.tsx$/, name: "src/element-base" },
  { library: /^ky($|\/)/, place: /^src\/lib\/http[^/]*\.ts$/, name: "src/lib/http*.ts" },
  { library: /^prosemirror-/, place: /^src\/features\/message\//, name: "src/features/message" },
  { library: /^dayjs($|\/)/, place: /^src\/lib\/dates\//, name: "src/lib/dates" },
  { library: /^pusher-js($|\/)/, place: /^src\/api\/realtime\//, name: "src/api/realtime" },
];

export const onePlace: Rule = {
  name: "a library that has one place is imported only there",
  check: (files) =>
    importsOf(files).flatMap(({ from, specifier, line }) => {
      const kept = places.find(({ library, place }) => library.test(specifier) && !place.test(from));
      if (!kept) return [];
      return [
        {
          path: from,
          line,
          message: `imports "${specifier}": go through ${kept.name}, which hides the library.`,
        },
      ];
    }),
};
