import type { AudienceFriend } from "../../audience/friends.js";
import { Refusal } from "../refusal.js";

/** What an operator's role lets him do, and whom it lets him see. */
interface Role {
  readonly permissions: readonly string[];
  sees(friend: AudienceFriend): boolean;
}

const STYLIST = 204;

const everybody = () => true;
const everything = [
  "member.read",
  "member.write",
  "message.read",
  "message.confirm",
  "salon.read",
  "salon.write",
];
const reading = everything.filter((permission) => permission !== "salon.write");

/** By the role's id. An agency sends messages and sees nobody. */
const roles: ReadonlyMap<number, Role> = new Map<number, Role>([
  [1801, { permissions: everything, sees: everybody }],
  [1802, { permissions: everything, sees: everybody }],
  [
    1803,
    { permissions: reading, sees: ({ variables }) => variables.some(({ var_id }) => var_id === STYLIST) },
  ],
  [
    1804,
    {
      permissions: ["member.read", "message.read", "salon.read"],
      sees: (friend) => friend.reservations.length > 0,
    },
  ],
  [1805, { permissions: ["message.send"], sees: () => false }],
]);

/** The rights of a role. Who asks without one is asked nothing. */
export function permissionsOf(roleId: number | undefined): readonly string[] {
  return roleId === undefined ? everything : roleOf(roleId).permissions;
}

/** Whether a role may see a friend. One that may see none is refused. */
export function scopeOf(roleId: number | undefined): Role["sees"] {
  if (roleId === undefined) return everybody;
  const { permissions, sees } = roleOf(roleId);
  if (!permissions.includes("member.read")) throw notAllowed();
  return sees;
}

export function notAllowed(): Refusal {
  return new Refusal(403, { message: "アクセス権限がありません。" });
}

function roleOf(id: number): Role {
  const role = roles.get(id);
  if (!role) throw notAllowed();
  return role;
}
