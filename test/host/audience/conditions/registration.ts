import { between, type Compile, friendsWhere } from "../query.js";

export const byRegistration: Compile = ({ date_from, date_to }) => {
  const range = between("registered_on", date_from, date_to);
  return range && friendsWhere(range.test, ...range.params);
};
