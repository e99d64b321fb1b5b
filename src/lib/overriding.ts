/**
 * The members of `Base`, and `Own` on top of them. What `Own` has in place of a member of `Base` must be named in `Names`: the
 * compiler refuses any other name that both have.
 */
export type Overriding<
  Base,
  Own extends { [Name in keyof Own]: Name extends Exclude<keyof Base, Names> ? never : unknown },
  Names extends keyof Base & keyof Own,
> = Omit<Base, Names> & Own;
