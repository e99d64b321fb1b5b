const attack = "window.attacked = true";
const image = `<img src=x onerror="${attack}">`;
const script = `<script>${attack}</script>`;

const memo = '{"type":20,"memos":["b"]}';

function clip(items: string): string {
  return `{"consoleEditors":1,"kind":"conditions","items":${items}}`;
}

/** Nested so deep. */
function deep(levels: number): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

/** What may stand on a clipboard besides conditions: name, text. */
export const hostileClips: [name: string, text: string][] = [
  ["nothing", ""],
  ["blanks", " \n\t "],
  ["a letter", "お客様各位"],
  ["markup", image],
  ["a script", script],
  ["null", "null"],
  ["true", "true"],
  ["a number", "60"],
  ["a large number", "1e999"],
  ["a list", "[]"],
  ["a list of conditions without a mark", `[${memo}]`],
  ["a condition without a mark", memo],
  ["a whole filter", `{"fid":5,"name":"x","inputs":[${memo}]}`],
  ["an empty object", "{}"],
  ["half of a clip", clip(`[${memo}]`).slice(0, -9)],
  ["the second half of a clip", clip(`[${memo}]`).slice(20)],
  ["a clip with something behind", `${clip(`[${memo}]`)};${attack}`],
  ["a clip within a text", `見て: ${clip(`[${memo}]`)}`],
  ["two clips", clip(`[${memo}]`).repeat(2)],
  ["JavaScript", `({consoleEditors:1,kind:"conditions",items:[${attack}]})`],
  ["effects", clip(`[${memo}]`).replace("conditions", "effects")],
  ["a kind that nobody knows", clip(`[${memo}]`).replace("conditions", "constructor")],
  ["a kind that is no text", clip(`[${memo}]`).replace('"conditions"', '["conditions"]')],
  ["a later version", clip(`[${memo}]`).replace(":1,", ":2,")],
  ["a version that is text", clip(`[${memo}]`).replace(":1,", ':"1",')],
  ["a version of nought", clip(`[${memo}]`).replace(":1,", ":0,")],
  ["half a version", clip(`[${memo}]`).replace(":1,", ":1.5,")],
  ["no items", clip("[]")],
  ["items that are an object", clip('{"0":1,"length":1}')],
  ["items that are text", clip('"[1]"')],
  ["a number as item", clip("[5]")],
  ["a list as item", clip(`[[${memo}]]`)],
  ["null as item", clip("[null]")],
  ["markup as item", clip(JSON.stringify([image]))],
  ["five megabytes of text", "x".repeat(5_000_000)],
  ["five megabytes in a condition", clip(`[{"type":20,"memos":["${"x".repeat(5_000_000)}"]}]`)],
  ["too many items", clip(`[${Array(501).fill("{}").join()}]`)],
  ["too deep", clip(`[{"type":20,"memos":${deep(250)}}]`)],
  ["a hundred thousand levels", deep(100_000)],
  [
    "a prototype in the clip",
    `{"__proto__":{"polluted":1},"consoleEditors":1,"kind":"conditions","items":[${memo}]}`,
  ],
  ["a prototype in a condition", clip('[{"__proto__":{"polluted":1},"type":20,"memos":["b"]}]')],
  [
    "a prototype by its constructor",
    clip('[{"constructor":{"prototype":{"polluted":1}},"type":20,"memos":[]}]'),
  ],
  ["a type from the prototype", clip('[{"__proto__":{"type":20}}]')],
  ["a type named like a method", clip('[{"type":"toString"}]')],
  ["a type that is a list", clip('[{"type":[20]}]')],
  ["markup in a memo", clip(JSON.stringify([{ type: 20, memos: [image, script] }]))],
  ["markup in a reason", clip(JSON.stringify([{ type: -1, reason: image }]))],
  ["markup in ids", clip(JSON.stringify([{ type: 60, use_group: 0, tag_ids: [image], tag_or: 0 }]))],
  ["an or-panel in an or-panel", clip(`[{"type":120,"effects":[{"type":120,"effects":[${memo}]}]}]`)],
  ["an or-panel that holds no conditions", clip('[{"type":120,"effects":[1,null,"x"]}]')],
  ["an or-panel whose conditions are no list", clip('[{"type":120,"effects":{"length":9}}]')],
  ["old libraries' toJSON", clip('[{"type":20,"memos":["b"],"toJSON":"x","length":-1}]')],
];
