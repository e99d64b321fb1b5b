import { type Compile, friendsWhere } from "../query.js";

const responses: ReadonlyMap<unknown, string> = new Map([
  [1, "last_reaction_on IS NOT NULL"],
  [10, "last_reaction_on IS NULL"],
  [11, "has_pressed_button = 1 AND has_sent_message = 0"],
  [12, "has_sent_message = 1"],
]);

const channels: ReadonlyMap<unknown, string> = new Map([
  [1, "is_on_chat = 1"],
  [11, "is_on_chat = 1 AND folded_mail_address = ''"],
  [2, "folded_mail_address <> ''"],
  [12, "folded_mail_address <> '' AND is_on_chat = 0"],
]);

export const byOther: Compile = ({ has_response, has_type }) => {
  const tests = [responses.get(has_response), channels.get(has_type)].filter((test) => test !== undefined);
  return tests.length === 0 ? undefined : friendsWhere(tests.join(" AND "));
};
