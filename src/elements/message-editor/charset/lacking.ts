/** A charset, as far as what it lacks goes. */
export interface Charset {
  /** A text as browsers send it: what the charset lacks as `&#128512;`. */
  sent(text: string): string;
}

/**
 * The charset of a form, by what `accept-charset` lists: the first that browsers know. `null` where it lacks nothing. What it
 * has is found by decoding all of its sequences; where its encoder differs is said below (WHATWG, Encoding).
 */
export function createCharset(listed: string): Charset | null {
  const name = listed
    .split(/[\s,]+/)
    .map(encodingOf)
    .find(Boolean);
  // Browsers send UTF-8 in place of UTF-16.
  if (!name || name.startsWith("utf-")) return null;
  const characters = name === "gb18030" ? null : charactersOf(name);
  function sentCharacter(character: string): string {
    const known =
      unwritable.test(character) || shiftsOf[name as string]?.includes(character) ? "\ufffd" : character;
    const isThere = characters ? characters.has(known) : known !== "\ue5e5";
    return isThere || encodedOnly[name as string]?.test(known) ? known : `&#${known.codePointAt(0)};`;
  }
  return { sent: (text) => [...text].map(sentCharacter).join("") };
}

function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Half of a surrogate pair, which is sent as U+FFFD. */
const unwritable = /\p{Cs}/u;

/** Controls that switch the charset, which are sent as U+FFFD. */
const shiftsOf: Readonly<Record<string, string>> = { "iso-2022-jp": "\x0e\x0f\x1b" };

/** The lowest first byte of a pair that encodes a character. A charset without one has one byte a character. */
const firstOfPairs: Readonly<Record<string, number>> = {
  shift_jis: 0x81,
  "euc-jp": 0xa1,
  gbk: 0x81,
  "euc-kr": 0x81,
  // The pairs below are Hong Kong's additions, which browsers decode and never encode.
  big5: 0xa1,
};

/** Characters that browsers encode although no sequence decodes to them. */
const inJapanese = /[¥‾−｡-ﾟ]/;
const encodedOnly: Readonly<Record<string, RegExp>> = {
  shift_jis: inJapanese,
  "euc-jp": inJapanese,
  "iso-2022-jp": inJapanese,
  gbk: /[\ue78d-\ue796\ue81e\ue826\ue82b\ue82c\ue832\ue843\ue854\ue864]/,
};

/** Characters that browsers decode and never encode: the private area of vendors. */
const decodedOnly: Readonly<Record<string, RegExp>> = { shift_jis: /\p{Co}/gu };

function charactersOf(charset: string): ReadonlySet<string> {
  // ISO-2022-JP has the characters of EUC-JP.
  const name = charset === "iso-2022-jp" ? "euc-jp" : charset;
  const bytes: number[] = [];
  // A line break after each sequence keeps a wrong one from taking bytes of the next.
  for (let byte = 0; byte < 0x100; byte++) bytes.push(byte, 0x0a);
  for (let first = firstOfPairs[name] ?? 0xff; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) bytes.push(first, second, 0x0a);
  const text = new TextDecoder(name).decode(new Uint8Array(bytes));
  const characters = new Set(text.replace(decodedOnly[name] ?? "", ""));
  characters.delete("\ufffd");
  return characters;
}
