import type { Meaning, Test } from "../meaning.js";

interface Other {
  has_response: 0 | 1 | 10 | 11 | 12;
  has_type: 0 | 1 | 2 | 11 | 12;
}

const anybody: Test = () => true;

/** 1 who ever reacted; 10 who never did; 12 who sent a message; 11 who pressed a button and never sent one. */
const responses: Readonly<Record<Other["has_response"], Test>> = {
  0: anybody,
  1: ({ last_reaction_on }) => last_reaction_on !== null,
  10: ({ last_reaction_on }) => last_reaction_on === null,
  11: ({ has_pressed_button, has_sent_message }) => has_pressed_button && !has_sent_message,
  12: ({ has_sent_message }) => has_sent_message,
};

/** How a friend can be reached *(ours)*: 1 on chat; 11 that and no address; 2 with an address; 12 that and not on chat. */
const channels: Readonly<Record<Other["has_type"], Test>> = {
  0: anybody,
  1: ({ is_on_chat }) => is_on_chat,
  11: ({ is_on_chat, mail }) => is_on_chat && mail.address === "",
  2: ({ mail }) => mail.address !== "",
  12: ({ is_on_chat, mail }) => mail.address !== "" && !is_on_chat,
};

/** 110: both hold; 0 asks nothing. Left out: both 0. */
export const byOther: Meaning<Other> = ({ has_response, has_type }) => {
  if (has_response === 0 && has_type === 0) return null;
  return (friend) => responses[has_response](friend) && channels[has_type](friend);
};
