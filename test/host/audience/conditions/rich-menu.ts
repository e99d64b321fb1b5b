import { exceptIf, type Meaning } from "../meaning.js";

/**
 * 93: 0 whose menu it is, 10 everybody else; 2 who have any, 12 who have none. Left out: 0 and 10 with `richmenu_id` `null`.
 */
export const byRichMenu: Meaning<{ richmenu_id: number | null; match: 0 | 2 | 10 | 12 }> = (condition) => {
  const { richmenu_id, match } = condition;
  const anyMenu = match === 2 || match === 12;
  if (!anyMenu && richmenu_id === null) return null;
  return exceptIf(match >= 10, (friend) =>
    anyMenu ? friend.richmenu_id !== null : friend.richmenu_id === richmenu_id,
  );
};
