import { readFlag, readNumber } from "../../../api/read-fields.js";
import type { SwitchKey } from "../../../api/salon-configs.js";
import { Field } from "../../../kit/Field.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { Switch } from "../../../kit/Switch.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { fieldOfSwitch, useSalon, useSalonSettings } from "../../salon/index.js";
import { OnlineGroup } from "./OnlineGroup.js";
import { useOnlineWords } from "./use-online-words.js";

/** Switches of online booking, and the permissions of customers. All of it is saved at once (rules: salon-switches). */
export function Switches({ config }: { config: PlainObject }) {
  const { actions } = useSalon();
  const { fixed } = useSalonSettings();
  const own = useOnlineWords();
  const toggle = (key: SwitchKey, label: string) => (
    <Switch
      label={label}
      checked={readFlag(config[fieldOfSwitch(key)]) === true}
      disabled={fixed}
      onChange={(isOn) => actions.setSwitch("online", key, isOn)}
      data-control={key}
    />
  );
  return (
    <OnlineGroup title={own.reception}>
      {toggle("enable_online", own.enable)}
      {toggle("push_notification", own.push)}
      <Permission field="change_permission" label={own.mayChange} stored={config.change_permission} />
      <Permission field="cancel_permission" label={own.mayCancel} stored={config.cancel_permission} />
    </OnlineGroup>
  );
}

/** There is no 2: what else is stored is shown as it is, and stays until something is chosen. */
function Permission(props: { field: string; label: string; stored: PlainData | undefined }) {
  const { field, label, stored } = props;
  const { actions } = useSalon();
  const { fixed } = useSalonSettings();
  const own = useOnlineWords();
  const { no, yes, request } = own.permissions;
  const options: { value: number | string; label: string }[] = [
    { value: 0, label: no },
    { value: 1, label: yes },
    { value: 3, label: request },
  ];
  const number = readNumber(stored);
  const known = options.find(({ value }) => value === number)?.value ?? null;
  const raw = stored === undefined || stored === null || known !== null ? null : rawText(stored);
  const unknown = raw === null ? [] : [{ value: raw, label: own.unknownPermission(raw) }];
  return (
    <Field label={label} group>
      <RadioGroup
        label={label}
        layout="row"
        options={[...options, ...unknown]}
        value={known ?? raw}
        disabled={fixed}
        onChange={(value) => {
          if (typeof value === "number") actions.setConfigField("online", field, value);
        }}
      />
    </Field>
  );
}

function rawText(stored: PlainData): string {
  return typeof stored === "object" ? "?" : String(stored);
}
