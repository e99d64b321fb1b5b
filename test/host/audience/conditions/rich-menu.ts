import { type Compile, exceptIf, friendsWhere, isId } from "../query.js";

export const byRichMenu: Compile = ({ richmenu_id, match }) => {
  if (match === 2 || match === 12) return exceptIf(match === 12, friendsWhere("richmenu_id IS NOT NULL"));
  return isId(richmenu_id) ? exceptIf(match === 10, friendsWhere("richmenu_id = ?", richmenu_id)) : undefined;
};
