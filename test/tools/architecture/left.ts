import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** Each looks itself at where the focus is, or has to act when the window goes. */
const judges: Readonly<Record<string, string>> = {
  "src/features/message/MessageField.tsx": "waits for the focus to be where it goes",
  "src/features/notification/hours/WeekGrid.tsx": "a stroke whose keys are let go elsewhere has ended",
  "src/kit/Popover.tsx": "closes only where something else gets the focus",
};

/** A window that is left tells a blur in the field that it had the focus in. */
export const leftForGood: Rule = {
  name: "who hears a blur asks whenLeft of kit/when-left whether the field was left",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path.startsWith("src/") && judges[path] === undefined)
      .flatMap((file) =>
        collect(file, hearing).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function hearing(node: ts.Node): { message: string } | undefined {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== "onBlur") return undefined;
  return /\bwhenLeft\b/.test(node.initializer?.getText() ?? "") || handler(node)?.includes("whenLeft")
    ? undefined
    : { message: "acts on a blur: go through whenLeft of kit/when-left, or onLeave of the field." };
}

/** The function of the file that the attribute names. */
function handler({ initializer }: ts.JsxAttribute): string | undefined {
  const name = /^\{(\w+)\}$/.exec(initializer?.getText() ?? "")?.[1];
  const text = initializer?.getSourceFile().text ?? "";
  return name === undefined
    ? undefined
    : new RegExp(`function ${name}\\([\\s\\S]*?\\n {2}\\}`).exec(text)?.[0];
}
