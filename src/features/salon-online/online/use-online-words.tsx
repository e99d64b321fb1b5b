import { useSalonSettings } from "../../salon/index.js";
import { type OnlineWords, onlineWords } from "./messages.js";

/** The words of online booking. */
export function useOnlineWords(): OnlineWords {
  return onlineWords[useSalonSettings().settings.locale];
}
