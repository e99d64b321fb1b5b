import { useEffect, useState } from "react";
import type { FunnelFolder } from "../../../api/funnels.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { OptionWords } from "../options/messages.js";
import type { FilterPage } from "../services.js";

/** Names of the folders of saved searches, asked for once they are wanted; without an answer their ids are shown. */
export function useFolderName(
  page: FilterPage,
  words: OptionWords,
  isWanted: boolean,
): (id: PlainData) => string {
  const [folders, setFolders] = useState<readonly FunnelFolder[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const call = new AbortController();
    page.folders(call.signal).then((answer) => {
      if (!call.signal.aborted && answer.ok) setFolders(answer.data);
    });
    return () => call.abort();
  }, [page, isWanted]);
  return (id) => {
    if (id === null) return words.noFolder;
    return (
      folders.find((folder) => String(folder.id) === String(id))?.name ?? words.unknownFolder(String(id))
    );
  };
}
