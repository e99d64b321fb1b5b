import { isTooLong } from "../too-long.js";

/** Problem with the name of an action (rules: trigger-action); `null` where nothing is. */
export function actionNameProblem(text: string): "nameRequired" | "nameTooLong" | null {
  const name = text.trim();
  if (name === "") return "nameRequired";
  return isTooLong(name) ? "nameTooLong" : null;
}
