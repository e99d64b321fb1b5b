import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { VList } from "virtua";
import { useTimeline } from "../../parts/timeline-react.jsx";

function Timeline({ given }) {
  const { messages, row } = useTimeline({}, given);
  return (
    <VList className="sc" style={{ height: 600 }} data={messages}>
      {row}
    </VList>
  );
}

function Page() {
  const [given, setGiven] = useState(null);
  useEffect(() => {
    fetch("/api/v1/message/timeline/messages?pattern=timeline&takeNum=100")
      .then((answer) => answer.json())
      .then(({ data }) =>
        setGiven(
          data.map(({ id, member, timestamp, text }) => {
            return { id, name: member.name, time: new Date(timestamp).toTimeString().slice(0, 5), text };
          }),
        ),
      );
  }, []);
  return given && <Timeline given={given} />;
}

createRoot(document.getElementById("root")).render(<Page />);
