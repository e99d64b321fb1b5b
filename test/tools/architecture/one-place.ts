import ts from "typescript";
import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

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

/** Pages are loaded again in one place, since a page that came by POST would be sent once more. */
export const loadsAgain: Rule = {
  name: "the page is loaded again by loadPageAgain of editor/leaving alone",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path.startsWith("src/") && path !== "src/editor/leaving.tsx")
      .flatMap((file) =>
        collect(file, reloading).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function reloading(node: ts.Node): { message: string } | undefined {
  const isReload =
    ts.isPropertyAccessExpression(node) &&
    node.name.text === "reload" &&
    /(^|\.)location$/.test(node.expression.getText());
  return isReload
    ? { message: "uses location.reload: go through loadPageAgain of editor/leaving." }
    : undefined;
}
