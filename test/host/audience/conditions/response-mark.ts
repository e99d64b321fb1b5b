import { type Compile, friendsWhere } from "../query.js";

export const byResponseMark: Compile = ({ notify }) => {
  if (!Array.isArray(notify) || notify.length === 0) return undefined;
  return friendsWhere("mark IN (SELECT value FROM json_each(?))", JSON.stringify(notify));
};
