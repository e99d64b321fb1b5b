import { useAtomValue } from "jotai";
import { useState } from "react";
import type { FunnelFolder } from "../../../api/funnels.js";
import { isId } from "../../../api/resources.js";
import { editingWords } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { Notice } from "../../../kit/Notice.js";
import { Select } from "../../../kit/Select.js";
import { TextField } from "../../../kit/TextField.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { filterName } from "../entity.js";
import type { FilterPartProps } from "../filter-part.js";
import { optionWords } from "../options/messages.js";
import { CopyFrom } from "./CopyFrom.js";

/** Name and folder of a saved filter, and copying from others. Only conditions are shown without the first two. */
export function FilterHead(props: FilterPartProps) {
  const { model } = props;
  const settings = useAtomValue(model.atoms.settings);
  const fixed = settings.readonly || settings.disabled;
  return (
    <div className="filter-head">
      {settings.mode === "funneling" ? null : <Name {...props} readOnly={fixed} />}
      {settings.mode === "funneling" ? null : <Folder {...props} readOnly={fixed} />}
      {settings.copyable && !fixed ? <CopyFrom {...props} /> : null}
    </div>
  );
}

function Name({ model, attempted, words, readOnly }: FilterPartProps & { readOnly: boolean }) {
  const state = useAtomValue(model.atoms.state);
  const problems = useAtomValue(model.atoms.problems);
  const { mode, locale } = useAtomValue(model.atoms.settings);
  const problem = problems.find(({ row, field }) => row === null && field === "name");
  return (
    <div className="filter-name">
      <Field
        label={words.name}
        required={mode === "editor"}
        requiredLabel={editingWords[locale].required}
        error={attempted ? problem?.message : undefined}
      >
        <TextField
          value={filterName(state)}
          onChange={(name) => model.renameFilter(name)}
          readOnly={readOnly}
          data-field="name"
        />
      </Field>
    </div>
  );
}

function Folder({ model, page, commands, words: common, readOnly }: FilterPartProps & { readOnly: boolean }) {
  const { locale, readonly } = useAtomValue(model.atoms.settings);
  const words = { ...common, ...optionWords[locale] };
  const { document } = useAtomValue(model.atoms.state);
  const [folders, setFolders] = useState<readonly FunnelFolder[] | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  // A new number is a new attempt.
  useOnChange([page, attempt], () => {
    const call = new AbortController();
    page.folders(call.signal).then((answer) => {
      if (call.signal.aborted) return;
      if (!answer.ok) commands.reportFailure(answer.failure, [words.foldersFailed]);
      setFolders(answer.ok ? answer.data : "failed");
    });
    return () => call.abort();
  });
  const chosen = isId(document.group_id) ? document.group_id : null;
  const listed = Array.isArray(folders) ? folders : [];
  const options = [
    { value: "", label: words.noFolder },
    ...listed.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const shown = chosen === null ? "" : String(chosen);
  const unlisted = folders === null ? words.loading : words.unknownFolder(shown);
  return (
    <div className="filter-folder">
      {readonly ? (
        <Field label={words.folder} group>
          <span>{options.find(({ value }) => value === shown)?.label ?? unlisted}</span>
        </Field>
      ) : (
        <Field label={words.folder}>
          <Select
            options={options}
            value={shown}
            goneLabel={unlisted}
            onChange={(value) =>
              model.chooseFolder(listed.find(({ id }) => String(id) === value)?.id ?? null)
            }
            disabled={readOnly}
            data-field="group_id"
          />
        </Field>
      )}
      {folders === "failed" ? (
        <div role="alert">
          <Notice
            tone="danger"
            actions={
              <Button variant="quiet" size="s" onPress={() => setAttempt(attempt + 1)}>
                {words.loadAgain}
              </Button>
            }
          >
            {words.foldersFailed}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
