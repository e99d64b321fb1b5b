import "console-editors/action-editor";
import "console-editors/jsx"; // The types of the tags.
import { useState } from "react";

const action = { a_name: "来店お礼", inputs: [] };

export function ActionPage() {
  const [effects, setEffects] = useState(0);
  return (
    <>
      <action-editor
        value={action} // Set again only when it is another object.
        finisher="emit"
        draftKey="action-react"
        onfinish={({ detail }) =>
          setEffects(Array.isArray(detail.payload.inputs) ? detail.payload.inputs.length : 0)
        }
      />
      <p>{effects}件の動作を受け取りました</p>
    </>
  );
}
