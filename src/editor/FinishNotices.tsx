import { useAtomValue } from "jotai";
import { StatusNotice } from "../kit/Notice.js";
import { useStill } from "../kit/page-press.js";
import type { ScreenCommands } from "./session.js";

/** Notices beside the finishing buttons: that it is saved, or something to know. In the document before there are any. */
export function FinishNotices({ commands }: { commands: ScreenCommands }) {
  const success = useStill(useAtomValue(commands.session.success));
  const notice = useStill(useAtomValue(commands.session.notice));
  return (
    <div>
      <StatusNotice tone="success" strong text={success ?? ""} />
      <StatusNotice tone="info" text={notice ?? ""} />
    </div>
  );
}
