import { editingStyles } from "../../editor/index.js";
import { fillStyles } from "../../kit/fill-styles.js";
import { searchFieldStyles } from "../../kit/search-field-styles.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import friendList from "./friend-list.css?inline";
import friendRow from "./friend-row.css?inline";

/** The looks of a friend list, with those of widgets that few elements show. */
export const friendListStyles: readonly StyleText[] = [
  ...spareStyles,
  ...editingStyles,
  ...searchFieldStyles,
  styleText(...fillStyles, friendList, friendRow),
];
