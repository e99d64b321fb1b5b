import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** What is in a region of its own because it is shown in the place of what is loaded, or follows what is written, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "src/kit/StatusRegion.tsx": "the one place",
  "src/kit/Deferred.tsx": "the words of loading, in the place of what comes",
  "src/kit/Skeleton.tsx": "the words of loading, in the place of what comes",
  "src/features/condition-slide/ConditionSlide.tsx": "the words of loading, in the place of what comes",
  "src/features/filter/FilterScreen.tsx": "the words of loading, in the place of what comes",
  "src/features/journey/on-request/dialogs/FriendsDialog.tsx":
    "the words of loading, in the place of what comes",
  "src/features/salon-hours/opening/HolidaysDialog.tsx": "the words of loading, in the place of what comes",
  "src/features/message/InsertPopover.tsx":
    "the words of loading have the focus until the first field is there",
  "src/features/picker/field/ListPopover.tsx":
    "the words of loading have the focus until the search box is there",
  "src/features/picker/open/OpenList.tsx": "drawn past React, which would cost as much as a letter",
  "src/features/condition-slide/ConditionStrip.tsx":
    "the sentence of the condition, which has elements in it",
  "src/features/salon-hours/opening/HoursTextDialog.tsx":
    "the list of what was read from the text, below the field",
  "src/features/reservation-panel/form/FriendChoice.tsx": "what the search below the field has found",
  "src/features/timeline/TimelineFoot.tsx": "how many are selected, beside what is done to them",
  ...Object.fromEntries(
    [
      "src/elements/message-editor/charset/CharsetNote.tsx",
      "src/features/action/analysis/Analysis.tsx",
      "src/features/episode/on-request/StartDialog.tsx",
      "src/features/filter/FilterBody.tsx",
      "src/features/filter/checks/LogicWarnings.tsx",
      "src/features/form-field/preview/Preview.tsx",
      "src/features/friend-list/FriendsContent.tsx",
      "src/features/friend/screen/FriendFoot.tsx",
      "src/features/journey/detail/Detail.tsx",
      "src/features/notification/channels/dialogs/AddDialog.tsx",
      "src/features/picker/field/UnreadableInputs.tsx",
      "src/features/salon-hours/opening/Affected.tsx",
    ].map((path) => [
      path,
      "what is shown has lists and buttons in it, and stands once: said beside it, it would be there twice",
    ]),
  ),
};

/**
 * All that is announced goes through `StatusRegion`: a region that comes with its text, that has icons and buttons in it or
 * that keeps its text behind a dialog is silent in some screen readers, and says old news in others.
 */
export const oneWayToAnnounce: Rule = {
  name: "announcements go through kit/StatusRegion",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path.startsWith("src/"))
      .flatMap((file) =>
        collect(file, (node) => liveRegion(node, file.path)).map(({ line, message }) => ({
          path: file.path,
          line,
          message,
        })),
      ),
};

function liveRegion(node: ts.Node, path: string): { message: string } | undefined {
  if (!ts.isJsxAttribute(node)) return undefined;
  const name = node.name.getText();
  if (name === "aria-live" && !path.startsWith("src/kit/") && !Object.hasOwn(exceptions, path))
    return { message: "announces by aria-live: use StatusRegion, or StatusNotice with an icon and buttons." };
  const isStatus = name === "role" && /^["'{`]*status\b/.test(node.initializer?.getText() ?? "");
  if (!isStatus || Object.hasOwn(exceptions, path)) return undefined;
  return { message: "has a status of its own: use StatusRegion, or StatusNotice with an icon and buttons." };
}
