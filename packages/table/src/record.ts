import {
  Bug,
  type Game,
  type GameModule,
  hashOf,
  type Json,
  type Release,
  type Ruleset,
  type Viewer,
} from '@graveshift/kernel'
import type { Batch, BatchOf } from './batch.ts'
import type { Help } from './help.ts'
import { type Segment, type SegmentRecord, writeSegment } from './segment.ts'

export const FORMAT = 'graveshift-game'
/** 1 is the form without the release. */
export const VERSION = 2

/** The host may know everything; players learn the secret of their luck when the game is over. */
export type RecordFor = 'host' | 'players'

/** A game in a file. */
export interface GameRecord {
  readonly format: typeof FORMAT
  readonly version: number
  readonly for: RecordFor
  readonly game: string
  /** Version of the rules it was played by. */
  readonly rules: number
  /** Whose rules these were; absent where nobody said it. */
  readonly release?: Release
  readonly options: Json
  readonly chance: readonly SegmentRecord[]
  /** Scripted results still to come, by stream; never in a players' record. */
  readonly script?: Readonly<Record<string, readonly (string | number)[]>>
  /** Help that was used; absent for none. */
  readonly help?: readonly Help[]
  readonly batches: readonly Batch[]
  /** Hash of all the rest: a file that was damaged or edited shows it at once. */
  readonly seal: string
  /** A server's word that this is what was played there; not part of what is sealed. */
  readonly signed?: Signed
}

export interface Signed {
  /** The server's address. */
  readonly by: string
  /** Ed25519, in base64: the public key as SPKI, and the signature of what `signedText` gives. */
  readonly key: string
  readonly signature: string
}

export const signedText = (by: string, seal: string): string => `graveshift record\0${by}\0${seal}`

export function sealOf({
  seal: _,
  signed: __,
  ...rest
}: GameRecord | (Omit<GameRecord, 'seal'> & { seal?: never })): string {
  return hashOf(rest)
}

interface Recorded<G extends Game> {
  readonly module: GameModule<G>
  readonly rules: Ruleset<G>
  readonly options: G['options']
  readonly seats: number
  readonly outcome: string | undefined
  readonly help: readonly Help[]
  readonly state: { readonly board: G['board'] }
  log(): readonly BatchOf<G>[]
}

export function makeRecord<G extends Game>(
  game: Recorded<G>,
  whom: RecordFor,
  segments: readonly Segment[],
  script: Readonly<Record<string, readonly (string | number)[]>>,
): GameRecord {
  const over = game.outcome !== undefined
  if (whom === 'players' && !over) mustBeOpen(game)
  const scripted = whom === 'host' && Object.keys(script).length > 0
  const record = {
    format: FORMAT,
    version: game.module.release ? VERSION : 1,
    for: whom,
    game: game.module.id,
    rules: game.rules.version,
    ...(game.module.release ? { release: game.module.release } : {}),
    options: game.options,
    chance: segments.map((segment) => writeSegment(segment, whom === 'host' || over)),
    ...(scripted ? { script } : {}),
    ...(game.help.length > 0 ? { help: game.help } : {}),
    batches: [...game.log()],
  } as const
  return { ...record, seal: sealOf(record) }
}

/** A log is enough to rebuild everything: it can be handed out only while nothing is hidden from anybody. */
function mustBeOpen<G extends Game>({ rules, state, seats }: Recorded<G>): void {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  if (viewers.some((viewer) => rules.concealed(state.board, viewer).length > 0))
    throw new Bug('a log that holds hidden things is not for players')
}
