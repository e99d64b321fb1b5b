import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { ExternalIcon } from "../../../kit/icons.js";
import { Notice } from "../../../kit/Notice.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { TextField } from "../../../kit/TextField.js";
import { safeUrl } from "../../../lib/safe-url.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { CopyButton } from "./CopyButton.js";
import { qrImage } from "./qr-image.js";

/**
 * Address at which customers book (rules: public-page). Why it could not be read is said by the section that it
 * stands in. `isStopped`: online booking is off.
 */
export function PublicUrl({ isStopped }: { isStopped: boolean }) {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const state = useQuery(actions.queries().onlineUrl);
  if (state.is === "loading") return <Skeleton label={words.loading} lines={1} />;
  if (state.is === "failed") return null;
  const { url } = state.data;
  const address = safeUrl(url);
  return (
    <div className="salon-public-url">
      <Field label={words.publicUrl}>
        <TextField value={url} readOnly onChange={() => {}} />
      </Field>
      <div className="salon-tools">
        {url === "" ? null : <CopyButton text={url} />}
        {address === null ? null : (
          <a className="salon-out-link" href={address} target="_blank" rel="noopener">
            <span>{words.openIt}</span>
            <ExternalIcon />
          </a>
        )}
        {qrImage(state.data) === null ? null : (
          <Button size="s" aria-haspopup="dialog" onPress={() => model.dialogs.open({ is: "qr" })}>
            {words.qrCode}
          </Button>
        )}
      </div>
      {isStopped ? (
        <Notice tone="warning">
          <span>{words.onlineStopped}</span>
        </Notice>
      ) : null}
    </div>
  );
}
