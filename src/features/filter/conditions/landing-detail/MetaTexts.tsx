import { useState } from "react";
import { IconButton } from "../../../../kit/IconButton.js";
import { MinusIcon } from "../../../../kit/icons.js";
import { TextField } from "../../../../kit/TextField.js";
import { range } from "../../../../lib/range.js";
import { useFilter } from "../../filter-context.js";
import { Judged } from "../parts/Judged.js";
import { type LandingDetailCondition, type MetaKey, mostTexts, textsOf } from "./landing-detail.js";
import { removeText, setText } from "./transitions.js";
import { detailWords } from "./words.js";

/** The texts of one parameter, and an empty field for the next as long as there may be one. */
export function MetaTexts(props: {
  condition: LandingDetailCondition;
  onChange(next: LandingDetailCondition, field: string): void;
  error: string | undefined;
  readOnly: boolean;
  of: MetaKey;
}) {
  const { condition, onChange, error, readOnly, of } = props;
  const words = detailWords[useFilter().settings.locale];
  // An emptied field is gone once it is left: it must not vanish under the caret of somebody who types on.
  const [emptied, setEmptied] = useState<number | null>(null);
  const texts = textsOf(condition, of);
  const field = `meta_query.${of}`;
  const fields = readOnly || texts.length >= mostTexts ? texts.length : texts.length + 1;
  return (
    <div className="cond-line">
      <span className="cond-label">{of}</span>
      <Judged error={error}>
        {range(0, fields).map((at) => (
          <span key={at} className="cond-pair">
            <TextField
              value={texts[at] ?? ""}
              onChange={(text) => {
                setEmptied(text === "" ? at : null);
                onChange(setText(condition, of, at, text), `${field}.${at}`);
              }}
              onBlur={() => {
                if (emptied === at && texts[at] === "") onChange(removeText(condition, of, at), field);
                setEmptied(null);
              }}
              label={words.text(of, at + 1)}
              placeholder={at === texts.length ? words.placeholder : undefined}
              readOnly={readOnly}
              data-field={field}
            />
            {readOnly || at === texts.length ? null : (
              <IconButton
                label={words.removeText(of, at + 1)}
                icon={<MinusIcon />}
                onPress={() => onChange(removeText(condition, of, at), field)}
              />
            )}
          </span>
        ))}
      </Judged>
    </div>
  );
}
