/** The version that blocked time was made from, as it is sent. */
export function madeFrom(version: string | null): { readonly base_updated_at?: string } {
  return version === null ? {} : { base_updated_at: version };
}
