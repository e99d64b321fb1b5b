import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { DownshiftPicker } from "../../parts/DownshiftPicker.jsx";
import { given } from "../../parts/given.js";

function Field({ kind }) {
  const [items, setItems] = useState([]);
  useEffect(() => {
    fetch(`/api/v_resource/${kind}`)
      .then((answer) => answer.json())
      .then((list) => setItems(list.ids.map((id) => ({ value: id, label: list.items[id].name }))));
  }, [kind]);
  return <DownshiftPicker items={items} />;
}

createRoot(document.getElementById("root")).render(
  given().kinds.map((kind) => <Field key={kind} kind={kind} />),
);
