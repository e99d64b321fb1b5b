import type { Hono } from "hono";
import { resource } from "../store.js";
import type { ApiContext } from "./context.js";

/** A choice of a select variable. */
export interface VariableChoice {
  id: number;
  value: string;
  color: string | null;
}

/** The choices of each select variable, under the variable's id. */
export const variableChoices = resource<VariableChoice[]>("variable_choices");

/** `GET /api/var/choice/{varId}`. A variable of another type has none. */
export function addVariableChoices(app: Hono, { store }: ApiContext): void {
  app.get("/api/var/choice/:varId{[0-9]+}", ({ req, json }) => {
    return json(store.get(variableChoices, Number(req.param("varId")))?.value ?? []);
  });
}
