import fc from "fast-check";

/** What texts of messages are made of, and what tears at them. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 4 }) },
  { weight: 3, arbitrary: fc.constantFrom("\n", "\r", "\r\n", "\n\n", "\r\r\n", "\n\r") },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "[[name]]",
      "[[SYS_MAIL]]",
      "[[friend_link_url]]",
      "[[FORM_ab12cd]]",
      "[[CVAR_x1y2]]",
      "[[var id=201]]",
      "[[date add=3 format=1]]",
      "[[remain target=2027-01-01]]",
      "[[context category=reserve event=register key=date_range format=1]]",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "[",
      "]",
      "[[",
      "]]",
      "[[[",
      "]]]",
      "[[[[",
      "]]]]",
      "[[na",
      "me]]",
      "[[unknown]]",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "\ud83d",
      "\ude00",
      "😀",
      "👨\u200d👩\u200d👧",
      "\u200d",
      "\u00a0",
      " ",
      "  ",
      "　",
      "\t",
      "\0",
      "\u202e",
      "\u2028",
      "\u0085",
      "か\u3099",
      "<b>&amp;</b>",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
);

/** A text as nobody would write it. */
export const anyText: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 12 })
  .map((pieces) => pieces.join(""));

/** One without line breaks. */
export const anyLine: fc.Arbitrary<string> = anyText.map((text) => text.replace(/[\r\n]/g, ""));
