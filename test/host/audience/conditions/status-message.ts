import { foldedWords } from "../fold.js";
import { type Compile, friendsWhere } from "../query.js";

export const byStatusMessage: Compile = ({ status }) => {
  const [words] = foldedWords(status);
  return words === undefined ? undefined : friendsWhere("instr(folded_status_message, ?) > 0", words);
};
