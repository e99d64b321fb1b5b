import { chunks as api } from "../../../src/api/chunks.js";
import { chunks as collection } from "../../../src/collection/chunks.js";
import { chunks as editor } from "../../../src/editor/chunks.js";
import { chunks as elementBase } from "../../../src/element-base/chunks.js";
import { lazyChunks } from "../../../src/elements/lazy-chunks.js";
import { registry } from "../../../src/elements/registry.js";
import { chunks as features } from "../../../src/features/chunks.js";
import { chunks as kit } from "../../../src/kit/chunks.js";
import { chunks as lib } from "../../../src/lib/chunks.js";
import type { RoomChunks } from "../../../src/lib/room-chunks.js";
import { chunks as listEditor } from "../../../src/list-editor/chunks.js";
import { chunks as references } from "../../../src/references/chunks.js";

/** Each room whose files are built into chunks; elements have theirs from the registry, and entries are files of their own. */
export type Rooms = Readonly<Record<string, RoomChunks>>;

export const rooms: Rooms = {
  api,
  collection,
  editor,
  "element-base": elementBase,
  features,
  kit,
  lib,
  "list-editor": listEditor,
  references,
};

/** The chunk of a file, by its path in `src`; `undefined` for one that goes with whoever imports it. */
export function chunkOfFile(path: string, all: Rooms = rooms): string | undefined {
  const deferred = Object.entries(lazyChunks).find(([folder]) => path.startsWith(`${folder}/`));
  if (deferred) return deferred[1].chunk;
  const [room = "", folder = "", ...deeper] = path.split("/");
  if (room === "elements")
    return Object.entries(registry).find(([tag]) => tag === folder && deeper.length > 0)?.[1].chunk;
  const list = all[room];
  if (!list) return undefined;
  const inRoom = path.slice(room.length + 1);
  const part =
    list.parts.find(({ files }) => files.includes(inRoom)) ??
    list.parts.find(({ files }) => files.some((each) => each.endsWith("/") && inRoom.startsWith(each)));
  if (part) return part.chunk ?? undefined;
  return list.rest ?? (deeper.length > 0 ? folder : undefined);
}

/** What is wrong with the lists, given all files of `src`: a line for each name that is gone, stands twice or does nothing. */
export function wrongNames(paths: readonly string[], all: Rooms = rooms): string[] {
  return Object.entries(all).flatMap(([room, { rest, parts }]) => {
    const named = parts.flatMap(({ chunk, files }) => files.map((file) => ({ chunk, file })));
    return named.flatMap(({ chunk, file }, at) => {
      const path = `${room}/${file}`;
      const isFolder = file.endsWith("/");
      const isThere = paths.some((each) => (isFolder ? each.startsWith(path) : each === path));
      const around = named.find(
        (each) => each.file !== file && each.file.endsWith("/") && file.startsWith(each.file),
      );
      const said = [
        ...(isThere ? [] : ["is gone"]),
        ...(named.findIndex((each) => each.file === file) < at ? ["is named twice"] : []),
        ...(isFolder && around ? [`is in ${around.file}, which is named too`] : []),
        ...(chunk === (around?.chunk ?? rest) ? ["goes there without its name"] : []),
        ...(Object.keys(lazyChunks).some((folder) => path.startsWith(`${folder}/`))
          ? ["is in a lazy chunk, which has its chunk"]
          : []),
      ];
      return said.map((each) => `src/${room}/chunks.ts: ${file} ${each}`);
    });
  });
}
