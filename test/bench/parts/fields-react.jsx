import "./fields.css";

/** The control of one field, as React pages draw it. `control` has what the form library or the page gives it. */
export function Control({ field, choices, value, control, clear }) {
  const { name, type } = field;
  switch (type) {
    case 1:
      return <input inputMode="decimal" {...control} />;
    case 2:
      return <textarea rows={2} {...control} />;
    case 10:
    case 13:
      return value === null ? (
        <span>未設定</span>
      ) : (
        <span className="file">
          <a href={value}>
            {type === 10 ? <img src={value} alt={name} loading="lazy" /> : value.split("/").pop()}
          </a>
          <button type="button" aria-label={`${name}を消す`} onClick={clear}>
            ×
          </button>
        </span>
      );
    case 20:
      return (
        <select {...control}>
          <option value="">未設定</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.value}
            </option>
          ))}
        </select>
      );
    case 30:
      return <input type="date" {...control} />;
    default:
      return <input type="text" {...control} />;
  }
}

/** One row: the name, the control, and what it was before. */
export function FieldRow({ field, before, children }) {
  return (
    <div className="field" data-id={field.id}>
      <label htmlFor={`f${field.id}`}>{field.name}</label>
      <div>
        {children}
        {before === undefined ? null : <div className="before">変更前: {before}</div>}
      </div>
    </div>
  );
}

const rowOf = (at) => document.querySelector(`.field[data-id="${at + 1}"]`);

/** What scenarios read of a page of such rows. */
export const fieldsPage = {
  count: () => document.getElementsByClassName("field").length,
  row: rowOf,
  input: (at) => rowOf(at)?.querySelector("input, textarea, select") ?? null,
  changes: () => document.querySelector(".changes").textContent,
};
