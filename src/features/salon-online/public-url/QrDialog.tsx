import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { qrImage } from "./qr-image.js";

/** The address of the public page as a picture. */
export function QrDialog() {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const { data } = useQuery(actions.queries().onlineUrl);
  const image = data && qrImage(data);
  return (
    <Dialog
      open
      question
      title={words.qrCode}
      onClose={model.dialogs.close}
      foot={
        <Button data-autofocus="" onPress={model.dialogs.close}>
          {words.close}
        </Button>
      }
    >
      {image === null ? null : <img className="salon-qr" src={image} alt={words.qrImage} />}
    </Dialog>
  );
}
