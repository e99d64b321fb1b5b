import { between, type Compile, friendsWhere } from "../query.js";

export const byLastReaction: Compile = ({ date_from, date_to }) => {
  const range = between("last_reaction_on", date_from, date_to);
  return range && friendsWhere(range.test, ...range.params);
};
