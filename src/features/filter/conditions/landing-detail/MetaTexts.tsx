import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../../../kit/IconButton.js";
import { MinusIcon } from "../../../../kit/icons.js";
import { TextField } from "../../../../kit/TextField.js";
import { range } from "../../../../lib/range.js";
import { useFilter } from "../../filter-context.js";
import { Judged } from "../parts/Judged.js";
import { type LandingDetailCondition, type MetaKey, mostTexts, textsOf } from "./landing-detail.js";
import { detailWords } from "./messages.js";
import { removeText, setText } from "./transitions.js";

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
  const texts = textsOf(condition, of);
  const mayAdd = !readOnly && texts.length < mostTexts;
  const [keys, setKeys] = useState<readonly number[]>([]);
  const fields = fitted(keys, mayAdd ? texts.length + 1 : texts.length);
  // An emptied field goes once it is left: it must not vanish under the caret of somebody who types on.
  const [emptied, setEmptied] = useState<number | null>(null);
  const [line, focusOn] = useFocusOnField();
  const field = `meta_query.${of}`;

  const remove = (at: number) => {
    setKeys(fields.toSpliced(at, 1));
    onChange(removeText(condition, of, at), field);
  };
  return (
    <div className="cond-line" ref={line}>
      <span className="cond-label">{of}</span>
      <Judged error={error}>
        {fields.map((key, at) => (
          <span key={key} className="cond-pair">
            <TextField
              value={texts[at] ?? ""}
              onChange={(text) => {
                setEmptied(text === "" ? key : null);
                onChange(setText(condition, of, at, text), `${field}.${key}`);
              }}
              onLeave={() => {
                if (emptied === key && texts[at] === "") remove(at);
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
                onPress={() => {
                  remove(at);
                  focusOn(at);
                }}
                destructive
              />
            )}
          </span>
        ))}
      </Judged>
    </div>
  );
}

/** So many keys, the known ones first: a field stays the same one while others before it go. */
function fitted(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  return [...keys, ...range(next, next + count)].slice(0, count);
}

/** When the button that was pressed goes, the focus is in the field that took its place. */
function useFocusOnField() {
  const line = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    line.current?.querySelectorAll("input")[wanted]?.focus();
    setWanted(null);
  }, [wanted]);
  return [line, setWanted] as const;
}
