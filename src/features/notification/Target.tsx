import { useAtomValue } from "jotai";
import { memo, useMemo } from "react";
import type { Boilerplate } from "../../api/notifications.js";
import { useQuery } from "../../collection/index.js";
import { Field } from "../../kit/Field.js";
import { Notice } from "../../kit/Notice.js";
import { Section } from "../../kit/Section.js";
import { messagesAt } from "../../list-editor/index.js";
import { ItemChoice } from "../../references/index.js";
import { ConditionStrip, ConditionSwitch, useUnfinishedCondition } from "../condition-slide/index.js";
import { createResource, pickerWords } from "../picker/index.js";
import { useConditionContext } from "./condition/use-condition-context.js";
import { conditionOf, eventOf, rolesOf } from "./entity.js";
import { isWithoutFriend } from "./events/offered.js";
import { useNotification, useNotificationSettings, useShownProblems } from "./notification-context.js";

const noFacts: readonly never[] = [];

/** About which friends, and which operators are told. */
export const Target = memo(function Target() {
  const { model, services } = useNotification();
  const { settings, words, fixed } = useNotificationSettings();
  const state = useAtomValue(model.atoms.state);
  const problems = useShownProblems(null);
  const known = useQuery(services.boilerplate());
  const roles = known.data?.roles ?? null;
  const resource = useMemo(() => roleList(roles), [roles]);
  const context = useConditionContext();
  const id = conditionOf(state);
  const pending = state.pendingCondition ?? undefined;
  const hasCondition = id !== null || pending !== undefined;
  const unfinished = useUnfinishedCondition(context.page.conditions, id);
  const error = messagesAt(problems, "condition");
  return (
    <Section title={words.target}>
      <div className="notification-condition" data-field="condition">
        {fixed ? null : (
          <ConditionSwitch owner={model.conditionOwner} isOn={hasCondition} locale={settings.locale} />
        )}
        {hasCondition ? (
          <ConditionStrip
            id={id}
            pending={pending}
            unfinished={unfinished}
            heading={words.target}
            brings={noFacts}
            onEdit={model.conditionOwner.open}
            context={context}
          />
        ) : null}
        {error ? <Notice tone="danger">{error}</Notice> : null}
        {hasCondition && isWithoutFriend(eventOf(state)?.event ?? "") ? (
          <Notice tone="warning">{words.withoutFriend}</Notice>
        ) : null}
      </div>
      <Field
        label={pickerWords[settings.locale].kinds.operator_role}
        group
        error={messagesAt(problems, "roles")}
      >
        <ItemChoice
          kind="operator_role"
          ids={rolesOf(state)}
          multiple
          onChange={(ids) => model.chooseRoles(ids.map(Number))}
          resource={resource}
          readOnly={fixed}
          field="roles"
        />
        {rolesOf(state).length === 0 ? <span className="notification-note">{words.allRoles}</span> : null}
      </Field>
    </Section>
  );
});

/** The roles came with the boilerplate: nothing is asked for. Without it nobody knows which there are, and none is gone. */
function roleList(roles: Boilerplate["roles"] | null) {
  const items = Object.fromEntries((roles ?? []).map(({ id, name }) => [id, { id, name }]));
  const ids = (roles ?? []).map(({ id }) => id);
  return createResource({
    given: roles && { items, groups: {}, ids, group_ids: [], meta: {} },
    load: async () => ({ ok: false, failure: { kind: "forbidden", status: 403, messages: [] } }),
    forbiddenIsEmpty: true,
    now: () => 0,
  });
}
