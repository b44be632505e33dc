/**
 * By which rules a game is played: those of a release, frozen in a file whose SHA-256 is the hash, or rules that are
 * being worked on, which have no hash and may change from day to day.
 */
export interface Release {
  readonly version: string
  readonly hash?: string
}

/** Rules between releases: nothing is promised to their games. */
export const isDevelopment = ({ hash }: Release): boolean => hash === undefined

export const isSameRelease = (one: Release, other: Release): boolean =>
  one.hash === other.hash && (one.hash !== undefined || one.version === other.version)

/**
 * What frozen rules and those who play by them agree on: the fields of a module and of a kernel, the state and how it is
 * hashed, and what a host does with undo and luck. Whatever breaks it needs another number, and a host for the old one.
 */
export const CONTRACT = 1
