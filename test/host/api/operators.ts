/** Who works at the console. What one may see and change goes by the role, an item of the kind `operator_role`. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly role_id: number;
}

const manager: Operator = { id: 1, name: "佐藤", role_id: 1801 };

/** There is no login here; the first is who does not say who he is. */
export const operators: readonly Operator[] = [manager, { id: 2, name: "高橋", role_id: 1803 }];

/** The cookie that says who a browser is. */
export const operatorCookie = "operator";

/** The operator of an id as pages and cookies write it. */
export function operatorNamed(id: string | undefined): Operator | undefined {
  return operators.find((each) => String(each.id) === id);
}

/** Who sends a request, by its cookie. */
export function operatorOf({ headers }: Request): Operator {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/).map((each) => each.split("="));
  const [, id] = cookies.find(([name]) => name === operatorCookie) ?? [];
  return operatorNamed(id) ?? manager;
}
