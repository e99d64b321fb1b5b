import { atom, createStore, Provider } from "jotai";
import { expect, test } from "vitest";
import { useFocusRequest } from "../../src/editor/index.js";
import { Button } from "../../src/kit/Button.js";
import { Chip } from "../../src/kit/Chip.js";
import { render } from "../kit/render.js";

const target = { row: "1", field: "first" };
const model = { atoms: { focus: atom<typeof target | null>(target) }, focusArrived: () => {} };

function Row() {
  const screen = useFocusRequest(model, { fields: ".fields", head: ".head" });
  return (
    <div ref={screen}>
      <div data-row="1">
        <div className="fields">
          <Chip onRemove={() => {}} removeLabel="VIPを外す">
            VIP
          </Chip>
          <Button onPress={() => {}}>タグを選ぶ</Button>
        </div>
      </div>
    </div>
  );
}

test("the first control of a row is not the one that takes a chip off", async () => {
  await render(
    <Provider store={createStore()}>
      <Row />
    </Provider>,
  );
  expect(document.activeElement?.textContent).toBe("タグを選ぶ");
});
