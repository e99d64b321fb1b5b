/** Why something was refused, for the alert. */
export type Refusal = { is: "protected"; name: string } | { is: "emptyName" | "noType" | "required" };
