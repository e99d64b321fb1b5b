import { useId } from "react";
import type { SalonItemKind } from "../../api/salon-items.js";
import { leaveRadioGroup } from "../../kit/leave-radio-group.js";
import { colorOf, hueColors } from "./colors.js";
import { useItemWords } from "./items-context.js";

/** One of the eight hues, or any other colour. */
export function ColorChoice(props: {
  kind: SalonItemKind;
  value: string;
  disabled: boolean;
  onChange(color: string): void;
}) {
  const { kind, value, disabled, onChange } = props;
  const own = useItemWords(kind);
  const name = useId();
  const color = colorOf(value);
  return (
    <div className="salon-colors">
      <div role="radiogroup" aria-label={own.color} className="salon-hues">
        {hueColors.map((hue, at) => (
          <label key={hue} className="salon-hue" title={own.hues[at]}>
            <input
              ref={leaveRadioGroup}
              type="radio"
              className="salon-hue-input"
              name={name}
              aria-label={own.hues[at]}
              checked={color === hue}
              disabled={disabled}
              onChange={() => onChange(hue)}
            />
            <span className="salon-dot" style={{ backgroundColor: hue }} aria-hidden="true" />
          </label>
        ))}
      </div>
      <label className="salon-other-color">
        <span>{own.otherColor}</span>
        <input
          type="color"
          className="salon-color"
          value={color ?? "#000000"}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </div>
  );
}
