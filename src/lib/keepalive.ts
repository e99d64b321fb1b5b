/** So many bytes of bodies may be under way from one page when it is gone; a browser refuses what is more. */
const most = 64 * 1024;

/** The room for calls that outlive the page. */
export interface KeepaliveRoom {
  /** Takes room for a body; gives what makes it free again, or `null` where there is too little. */
  take(bytes: number): (() => void) | null;
}

export function createKeepaliveRoom(): KeepaliveRoom {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > most) return null;
      taken += bytes;
      return () => {
        taken -= bytes;
      };
    },
  };
}
