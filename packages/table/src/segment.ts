import {
  commitmentTo,
  type Game,
  has,
  type Json,
  KeyedChance,
  luckVersion,
  type Ruleset,
  type Share,
  secretFromHex,
  secretFromSeed,
  secretToHex,
} from '@graveshift/kernel'

/** Where a game's luck comes from: a seed anybody may know, or a secret nobody does until the end. */
export type ChanceSpec = { readonly seed: string } | { readonly secret: Uint8Array }

/** A stretch of the log with one secret. A game has one, unless it went on from a file without it. */
export interface Segment {
  /** The first batch that draws from it. */
  readonly from: number
  /** Published from the start: whoever learns the secret can check it. */
  readonly commitment: string
  readonly secret?: Uint8Array
  readonly seed?: string
  /** What the players of an online table added to the secret. */
  readonly share?: Share
}

/** A segment as it stands in a file. */
export interface SegmentRecord {
  readonly from: number
  readonly commitment: string
  readonly secret?: string
  readonly seed?: string
  readonly share?: Share
}

export function openSegment(from: number, spec: ChanceSpec): Segment & { readonly secret: Uint8Array } {
  const secret = has(spec, 'seed') ? secretFromSeed(spec.seed) : spec.secret
  const segment = { from, commitment: commitmentTo(secret), secret }
  return has(spec, 'seed') ? { ...segment, seed: spec.seed } : segment
}

export function keyedChance<G extends Game>(
  rules: Ruleset<G>,
  secret: Uint8Array,
  share?: Share,
): KeyedChance {
  return new KeyedChance(secret, { game: rules.id, rules: luckVersion(rules), ...(share ? { share } : {}) })
}

/** What the log promises where a segment begins. */
export function promiseOf({ commitment, share }: Segment): Json {
  return share ? [commitment, share.room, share.round, share.nonces] : commitment
}

/** With the secret for the host, without it for everybody else. */
export function writeSegment(
  { from, commitment, secret, seed, share }: Segment,
  reveal: boolean,
): SegmentRecord {
  return {
    from,
    commitment,
    ...(reveal && secret ? { secret: secretToHex(secret) } : {}),
    ...(reveal && seed !== undefined ? { seed } : {}),
    ...(share ? { share } : {}),
  }
}

export function readSegment({ from, commitment, secret, seed, share }: SegmentRecord): Segment {
  const bytes = secret === undefined ? undefined : secretFromHex(secret)
  return {
    from,
    commitment,
    ...(bytes ? { secret: bytes } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(share ? { share } : {}),
  }
}
