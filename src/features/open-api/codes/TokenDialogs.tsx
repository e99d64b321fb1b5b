import type { OpenApiDialog } from "../dialogs.js";
import { IssueDialog } from "./IssueDialog.js";
import { IssuedDialog } from "./IssuedDialog.js";
import { RevokeDialog } from "./RevokeDialog.js";

/** Dialogs about a token. */
export function TokenDialogs({ dialog }: { dialog: OpenApiDialog }) {
  switch (dialog.is) {
    case "issue":
      return <IssueDialog codeId={dialog.codeId} />;
    case "issued":
      return <IssuedDialog />;
    case "revoke":
      return <RevokeDialog codeId={dialog.codeId} tokenKey={dialog.tokenKey} />;
    default:
      return null;
  }
}
