import { named } from "../places.mjs";

const reservation = named("button", "13:00〜14:00 前田　七海");
const another = named("button", "14:30〜15:00 加藤恵");

export const scenarios = [
  {
    name: "reservation-schedule: a reservation moved",
    path: "/salons/1/schedule",
    steps: [
      { label: "the reservation", at: reservation, must: ["前田 七海", "13:00〜14:00"] },
      { label: "a quarter later", keys: "Alt_L+Right", once: ["13:15〜14:15", "前田　七海"] },
      {
        label: "to another chair",
        keys: "Alt_L+Down",
        once: ["13:15〜14:15"],
        must: ["中村"],
        mustNot: ["前田　七海"],
      },
      { label: "puts it back", keys: "Escape", must: ["元の場所に戻しました"] },
      { label: "longer", keys: "Alt_L+Shift_L+Right", must: ["13:00〜14:15"], mustNot: ["Not in a table"] },
      { label: "puts it back", keys: "Escape", must: ["元の場所に戻しました"] },
      { label: "longer by the second key", keys: "Alt_L+Next", once: ["13:00〜14:15"] },
      { label: "shorter again", keys: "Alt_L+Prior", once: ["13:00〜14:00"], mustNot: ["前田　七海"] },
      { label: "puts it back", keys: "Escape", must: ["元の場所に戻しました"] },
      { label: "later again", keys: "Alt_L+Right", must: ["13:15〜14:15"] },
      { label: "moves it", keys: "Return", once: ["に移動しました", "元に戻す"] },
      { label: "the way back is next", keys: "Tab", must: ["元に戻す"] },
      { label: "takes it back", keys: "Return", must: ["13:00〜14:00"] },
    ],
  },
  {
    name: "reservation-schedule: over a day by arrows",
    path: "/salons/1/schedule",
    steps: [
      { label: "a reservation", at: another, must: ["加藤恵"] },
      { label: "on", keys: "Right", must: [/\d:\d\d/] },
      { label: "down", keys: "Down", must: ["中村"] },
      { label: "down", keys: "Down", must: [/\d:\d\d/] },
      { label: "up", keys: "Up", must: ["中村"] },
    ],
  },
];
