import { describe, expect, it } from "vitest";
import { spelled } from "../../list-editor/list-model/list-feature.js";
import { actionOf, openModel, textEffect } from "./open-model.js";

describe("going to a problem", () => {
  const inputs = [textEffect("一"), textEffect("二"), textEffect("三"), textEffect(""), textEffect("五")];

  it("without a target: the first one, its panel opened", () => {
    const { model, takeFocus, expanded } = openModel({ ...actionOf(), inputs });
    model.goTo(undefined);
    expect(spelled(takeFocus())).toBe("r3 text");
    expect(expanded()).toEqual(["r3"]);
  });

  it("an empty action: the add buttons", () => {
    const { model, takeFocus } = openModel(actionOf());
    model.goTo(undefined);
    expect(spelled(takeFocus())).toBe("- inputs");
  });

  it("with a target: there, whatever else is wrong", () => {
    const { model, takeFocus, expanded } = openModel({ ...actionOf(), inputs });
    model.goTo({ row: "r4", field: "delay_at" });
    expect(spelled(takeFocus())).toBe("r4 delay_at");
    expect(expanded()).toEqual(["r4"]);
  });
});
