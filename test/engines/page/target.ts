/** What an operator sees or hears of something: its role and its name, perhaps inside of something else. */
export interface Target {
  role: string;
  /** All of it; any, if it is left out. */
  name?: string;
  within?: Target;
}

const by =
  (role: string) =>
  (name?: string, within?: Target): Target => ({
    role,
    ...(name === undefined ? {} : { name }),
    ...(within ? { within } : {}),
  });

export const button = by("button");
export const checkbox = by("checkbox");
export const combobox = by("combobox");
export const dialog = by("dialog");
export const group = by("group");
export const menuItem = by("menuitem");
export const option = by("option");
export const radio = by("radio");
export const region = by("region");
export const searchbox = by("searchbox");
export const textbox = by("textbox");
