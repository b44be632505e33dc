import type { Json, Telling } from '@graveshift/kernel'
import type { GameOrigin } from './game-entry.ts'

/** One game of a campaign, kept on the shelf as any game is. */
interface CampaignPart {
  /** Of the saved game. */
  readonly id: string
  /** The campaign's state that it was begun from. */
  readonly start: Json
}

/** A campaign in this browser: which games it is made of, and where it stands. */
export interface KeptCampaign {
  readonly id: string
  /** The game whose campaign it is. */
  readonly game: string
  /** The version of its own rules. */
  readonly rules: number
  readonly options: Json
  /** The luck of its games follows from it. */
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  /** In the order played; all but the last are counted, and the last too once it has ended. */
  readonly parts: readonly CampaignPart[]
  /** Where it stands, in the words of its game. */
  readonly label: Telling
  readonly end?: { readonly state: Json; readonly outcome: string }
  /** A name given by the player. */
  readonly title?: string
  readonly origin?: Exclude<GameOrigin, 'shared'>
}

/** What the running game was begun from, or what the campaign ended with. */
export const stateOf = ({ parts, end }: KeptCampaign): Json => end?.state ?? parts.at(-1)?.start ?? null

/** The saved game that is being played; nothing once the campaign has ended. */
export const runningIn = ({ parts, end }: KeptCampaign): string | undefined =>
  end ? undefined : parts.at(-1)?.id

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a list can show it: other versions of this program write to the same storage. */
export function isSoundCampaign(kept: unknown): kept is KeptCampaign {
  if (!isObject(kept)) return false
  const { id, game, updated, parts, label, seed } = kept
  return (
    [id, game, seed].every((text) => typeof text === 'string') &&
    Number.isFinite(updated) &&
    isObject(label) &&
    Array.isArray(parts) &&
    parts.length > 0 &&
    parts.every((part: unknown) => isObject(part) && typeof part.id === 'string' && isObject(part.start))
  )
}
