/** What is said about these properties. */
export const pageFunctionDocs = {
  estimate: {
    type: "EstimateFunction | null",
    description:
      "Counts the friends that a filter reaches: `(filter, {signal}) => Promise<Estimate>`. Without it nothing is shown.",
  },
  explain: {
    type: "ExplainFunction | null",
    description:
      "Whether one friend meets a filter, and each condition: `(filter, memberId, {signal}) => Promise<{matches, conditions, name?}>`. A `name` says who was asked about.",
  },
  findFriends: {
    type: "FindFriendsFunction | null",
    description:
      "Finds friends by name for `explain`: `(text, {signal}) => Promise<{id, name}[]>`. Without it a friend is named by id.",
  },
};
