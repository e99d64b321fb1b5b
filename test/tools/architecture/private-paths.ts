import type { Rule } from "./rule.js";

// Spelled in pieces, because this file is checked too.
const outside = ["\\.\\.", "shared(?![\\w-])"].join("/");
const personal = ["(?<![\\w.:/-])/(?:work|root|Users/\\w+", "home/\\w+)(?=[/\"'`\\s]|$)"].join("|");
const privatePath = new RegExp(`${outside}|${personal}`);

export const noPrivatePaths: Rule = {
  name: "nothing names a place outside of the project",
  check: (files) =>
    files.flatMap(({ path, text }) =>
      text.split("\n").flatMap((content, index) => {
        const [found] = privatePath.exec(content) ?? [];
        return found
          ? [{ path, line: index + 1, message: `names ${found}: no other checkout has that place.` }]
          : [];
      }),
    ),
};
