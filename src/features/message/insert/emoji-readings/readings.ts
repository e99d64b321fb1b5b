import readings from "./readings.json";

/**
 * How words for emoji are read, by the word: those with kanji, of up to six letters. In this part of the build, since that of
 * the emoji has no room for them.
 */
export const emojiReadings: Readonly<Record<string, string>> = readings;
