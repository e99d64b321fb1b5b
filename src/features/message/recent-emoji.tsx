import { createContext, type ReactNode, useContext, useState } from "react";

/** Emoji that were put in, the last one first. Read where their panel opens. */
interface RecentEmoji {
  characters: readonly string[];
}

const RecentEmojiContext = createContext<RecentEmoji | null>(null);

/** All texts within remember one list, as long as they are there; others each their own. */
export function RecentEmojiProvider({ children }: { children: ReactNode }) {
  const [recent] = useState<RecentEmoji>({ characters: [] });
  return <RecentEmojiContext value={recent}>{children}</RecentEmojiContext>;
}

/** Emoji that were inserted before, in the texts around. */
export function useRecentEmoji(): RecentEmoji {
  const [own] = useState<RecentEmoji>({ characters: [] });
  return useContext(RecentEmojiContext) ?? own;
}
