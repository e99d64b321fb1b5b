import "./reference.css";
import type { ReactNode } from "react";
import { detailType } from "./detail-types.js";
import type { ElementEntry } from "./manifest.js";
import { Prose } from "./Prose.js";

/** Everything the manifest says about one element. */
export function ElementReference({ element }: { element: ElementEntry }) {
  const { attributes, events, cssProperties, slots, cssParts } = element;
  const fields = element.members.filter(({ kind }) => kind === "field");
  const properties = fields.filter((field) => !("attribute" in field));
  const methods = element.members.filter(({ kind }) => kind === "method");
  const inForms = element.members.filter(({ name }) => formMembers.includes(name));
  return (
    <div className="page reference sb-unstyled">
      <Section title="Attributes and their properties">
        {attributes.map(({ name, fieldName, type, default: fallback, description }) => (
          <Entry key={name} name={name} type={type.text} description={description}>
            {fieldName === name ? null : <Fact label="property" text={fieldName} />}
            <Fact label="default" text={fallback} />
          </Entry>
        ))}
      </Section>
      <Section title="Properties without an attribute">
        {properties.map(({ name, description, ...field }) => (
          <Entry key={name} name={name} type={typeText(field)} description={description}>
            <Fact label="read only" />
          </Entry>
        ))}
      </Section>
      <Section title="Methods">
        {methods.map(({ name, description, ...method }) => (
          <Entry key={name} name={`${name}()`} type={returnText(method)} description={description} />
        ))}
      </Section>
      <Section title="Events">
        {events.map(({ name, description, type }) => (
          <Entry key={name} name={name} type={type.text} description={description}>
            <Detail text={detailType(type.text)} />
          </Entry>
        ))}
      </Section>
      <Section title="In a form" none="It takes no part in forms.">
        {inForms.map(({ name, kind, description }) => (
          <Entry
            key={name}
            name={kind === "method" ? `${name}()` : name}
            type={kind === "method" ? "method" : "property"}
            description={description}
          />
        ))}
      </Section>
      <Section
        title="Slots"
        none="None. What the tag holds stays in the page, as fallback until the script is there."
      >
        {slots.map(({ name, description }) => (
          <Entry key={name} name={name || "(default)"} description={description} />
        ))}
      </Section>
      <Section title="CSS parts" none="None.">
        {cssParts.map(({ name, description }) => (
          <Entry key={name} name={name} description={description} />
        ))}
      </Section>
      <Section title="CSS custom properties" folded={`${cssProperties.length} properties`}>
        {cssProperties.map(({ name, default: fallback, description }) => (
          <Entry key={name} name={name} description={description}>
            <Fact label="default" text={fallback} />
          </Entry>
        ))}
      </Section>
    </div>
  );
}

/** What native form controls have, too. */
const formMembers = [
  ...["name", "value", "required", "disabled", "readonly", "form", "labels"],
  ...["validity", "validationMessage", "willValidate", "checkValidity", "reportValidity"],
];

function Section(props: { title: string; none?: string; folded?: string; children: readonly ReactNode[] }) {
  const { title, none, folded, children } = props;
  if (children.length === 0 && none === undefined) return null;
  const entries = children.length === 0 ? <p>{none}</p> : <dl className="entries">{children}</dl>;
  return (
    <section>
      <h2>{title}</h2>
      {folded === undefined ? (
        entries
      ) : (
        <details>
          <summary>{folded}</summary>
          {entries}
        </details>
      )}
    </section>
  );
}

function Entry(props: { name: string; type?: string; description: string; children?: ReactNode }) {
  const { name, type, description, children } = props;
  return (
    <div className="entry">
      <dt>
        <code className="entry-name">{name}</code>
        {type === undefined ? null : <code className="entry-type">{type}</code>}
      </dt>
      <dd>
        <Prose text={description} />
        {children}
      </dd>
    </div>
  );
}

function Fact({ label, text }: { label: string; text?: string }) {
  return (
    <span className="entry-fact">
      {label}
      {text === undefined ? null : <code>{text}</code>}
    </span>
  );
}

function Detail({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <pre className="entry-detail" tabIndex={0}>
      {text}
    </pre>
  );
}

function typeText(field: object): string {
  return "type" in field ? (field.type as { text: string }).text : "";
}

function returnText(method: object): string {
  return "return" in method ? (method.return as { type: { text: string } }).type.text : "";
}
