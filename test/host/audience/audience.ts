import type Database from "libsql";
import type { Audience } from "../api/audience.js";
import { commonNumbers } from "../api/common-numbers.js";
import type { ConditionDocument, Search } from "../api/filter-document.js";
import type { Store } from "../store.js";
import { conditions } from "./conditions/index.js";
import { dayOf } from "./days.js";
import { fold } from "./fold.js";
import { friendsWhere, type Query, type QueryContext } from "./query.js";

const OR_PANEL = 120;
const MEMBERS_SHOWN = 50;

/** Friends by id: 1 for those who are meant. */
type Members = Uint8Array;

/** Who meets a condition, and who each condition of an or-panel. */
interface Meeting {
  readonly members: Members;
  readonly branches?: readonly Members[];
}

/** The friends of a database, asked by SQL. What every condition means is written down in README.md beside this file. */
export function openAudience(database: Database.Database, store: Store, now: () => Date): Audience {
  return {
    estimate(filter) {
      const everybody = select(population(filter));
      let left: Members = everybody;
      const figures = meetings(filter).map((meeting) => {
        if (!meeting) return null;
        left = both(left, meeting.members);
        return {
          meets: count(both(everybody, meeting.members)),
          remaining: count(left),
          ...(meeting.branches && {
            branches: meeting.branches.map((branch) => count(both(everybody, branch))),
          }),
        };
      });
      return { total: count(left), friends: count(everybody), conditions: figures };
    },

    explain(filter, memberId) {
      const [known] = database.prepare("SELECT id FROM friend WHERE id = ?").all(memberId);
      if (!known) return undefined;
      const met = meetings(filter).map((meeting) => !meeting || meeting.members[memberId] === 1);
      return {
        matches: select(population(filter))[memberId] === 1 && met.every(Boolean),
        conditions: met,
      };
    },

    nameOf(memberId) {
      const [row] = database.prepare("SELECT name FROM friend WHERE id = ?").all(memberId);
      return (row as { name: string } | undefined)?.name ?? "";
    },

    members(words) {
      const columns = ["folded_name", "folded_short_name", "folded_nickname"];
      return database
        .prepare(
          `SELECT id, name FROM friend WHERE ${columns.map((each) => `instr(${each}, :words) > 0`).join(" OR ")}
           ORDER BY id LIMIT ${MEMBERS_SHOWN}`,
        )
        .all({ words: fold(words.trim()) })
        .map((row) => {
          const { id, name } = row as { id: number; name: string };
          return { id, name };
        });
    },
  };

  function meetings({ inputs }: Search): (Meeting | undefined)[] {
    const context: QueryContext = {
      today: dayOf(now()),
      commonNumber: (id) => store.get(commonNumbers, id)?.value,
    };
    return inputs.map((condition) => {
      if (condition.type === OR_PANEL) return panel(condition, context);
      const members = meeting(condition, context);
      return members && { members };
    });
  }

  /** A branch that is left out adds nobody; a panel of nothing else is left out itself. */
  function panel({ effects }: ConditionDocument, context: QueryContext): Meeting | undefined {
    const branches = (effects as ConditionDocument[]).map((each) => meeting(each, context));
    if (branches.every((branch) => branch === undefined)) return undefined;
    const nobody = blank();
    const asked = branches.map((branch) => branch ?? nobody);
    return { members: asked.reduce(either), branches: asked };
  }

  function meeting(condition: ConditionDocument, context: QueryContext): Members | undefined {
    const query = conditions.get(condition.type)?.(condition, context);
    return query && select(query);
  }

  function select({ sql, params, except = false }: Query): Members {
    const [row] = database.prepare(`SELECT json_group_array(id) AS ids FROM (${sql})`).all(...params);
    const members = blank();
    for (const id of JSON.parse((row as { ids: string }).ids) as number[]) members[id] = 1;
    return except ? othersOf(members) : members;
  }

  function othersOf(members: Members): Members {
    return select(friendsWhere("1")).map((isFriend, id) => isFriend & ~(members[id] as number) & 1);
  }

  function blank(): Members {
    const [row] = database.prepare("SELECT ifnull(max(id), 0) AS last FROM friend").all();
    return new Uint8Array((row as { last: number }).last + 1);
  }
}

/** Whom a filter looks among: blocked and hidden friends as `with_blocked` and `user_rate_type` say. */
function population({ with_blocked = 0, user_rate_type = 1 }: Search): Query {
  const blocked = { 0: "is_blocked = 0", 1: "1", 2: "is_blocked = 1" }[with_blocked];
  const hidden = { 0: "is_hidden = 0", 1: "1", 3: "(is_blocked = 1 OR is_hidden = 1)" }[user_rate_type];
  return friendsWhere(`${blocked} AND ${hidden}`);
}

function both(a: Members, b: Members): Members {
  return a.map((isMember, id) => isMember & (b[id] as number));
}

function either(a: Members, b: Members): Members {
  return a.map((isMember, id) => isMember | (b[id] as number));
}

function count(members: Members): number {
  return members.reduce((sum, isMember) => sum + isMember, 0);
}
