import { act } from "react";
import { expect, test } from "vitest";
import { Select } from "../../src/kit/Select.js";
import { range } from "../../src/lib/range.js";
import { render } from "./render.js";

const days = range(1, 32).map((value) => ({ value, label: `${value}日` }));

test("a closed list has what is chosen and what is widest, and all once the focus comes", async () => {
  const { box } = await render(
    <Select label="日" options={days} value={3} onChange={() => {}} drawsWhenReached />,
  );
  const select = box.querySelector("select") as HTMLSelectElement;
  const labels = () => [...select.options].map(({ textContent }) => textContent);
  expect([labels(), select.value]).toEqual([["3日", "10日"], "2"]);
  await act(async () => select.focus());
  expect([labels(), select.value]).toEqual([days.map(({ label }) => label), "2"]);
});
