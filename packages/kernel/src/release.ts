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
