import {
  type Campaign,
  type CampaignGame,
  canonical,
  type Fault,
  fault,
  type Game,
  type GameModule,
  isBug,
  isFault,
} from '@graveshift/kernel'
import type { GameRecord } from '../record.ts'
import type { Session } from '../session.ts'
import type { CampaignRecord } from './record.ts'

/** How a recorded game is played again: to go on with it, or only to look at it. */
export type Replay = (module: GameModule<Game>, record: GameRecord) => Session<Game> | Fault

/** Where a file has led to: the state, and the game that is played from it. */
export interface Followed<S> {
  readonly state: S
  /** Undefined when the campaign is over. */
  readonly game: CampaignGame<S> | undefined
  readonly session: Session<Game> | undefined
  /** The game before; undefined in the first one. */
  readonly last: Session<Game> | undefined
  /** Games that are over and counted. */
  readonly done: readonly GameRecord[]
  /** What each game started from, the running one included. */
  readonly starts: readonly S[]
}

/** What a finished game leads to; what its board must not say is the file's fault. */
function after<S>({ after: next }: CampaignGame<S>, session: Session<Game>): { readonly state: S } | Fault {
  try {
    return { state: next(session.state.board) }
  } catch (error) {
    if (isBug(error)) return fault('impossible', error.message)
    throw error
  }
}

const inGame = (at: number, { fault: code, message }: Fault): Fault =>
  fault(code, `game ${at + 1}: ${message}`)

/** A game of the file played again, if it is the one that the campaign plays from this state. */
function replayed<S>(
  game: CampaignGame<S> | undefined,
  record: GameRecord,
  replay: Replay,
): { readonly game: CampaignGame<S>; readonly session: Session<Game> } | Fault {
  if (!game) return fault('diverged', 'the campaign was over before it')
  if (record.game !== game.module.id)
    return fault('diverged', `a game of '${record.game}' where '${game.module.id}' is played`)
  if (canonical(record.options) !== canonical(game.options))
    return fault('diverged', 'it does not start from what the game before it left')
  const session = replay(game.module, record)
  return isFault(session) ? session : { game, session }
}

/** Plays a campaign's file again: each game must start from what the one before left. */
export function follow<S>(
  campaign: Campaign<S>,
  record: CampaignRecord,
  replay: Replay,
): Followed<S> | Fault {
  const steps = following(campaign, record, replay)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same game by game: whoever has other things to do meanwhile does them between two. */
export function* following<S>(
  campaign: Campaign<S>,
  record: CampaignRecord,
  replay: Replay,
): Generator<number, Followed<S> | Fault> {
  if (record.campaign !== campaign.id)
    return fault('foreign-campaign', `a campaign of '${record.campaign}', not of '${campaign.id}'`)
  if (record.rules !== campaign.version)
    return fault('other-rules', `played by version ${record.rules} of the rules, not ${campaign.version}`)
  const begun = campaign.begin(record.options)
  if (isFault(begun)) return fault('damaged', `options: ${begun.message}`)
  let state: S = begun
  const done: GameRecord[] = []
  const starts: S[] = []
  let last: Session<Game> | undefined
  for (const [at, each] of record.games.entries()) {
    yield at
    starts.push(state)
    const here = replayed(campaign.next(state), each, replay)
    if (isFault(here)) return inGame(at, here)
    const isLast = at === record.games.length - 1
    const isOver = here.session.outcome !== undefined
    if (!isOver && !isLast) return inGame(at, fault('diverged', 'it is not over, and another follows'))
    if (isLast && canonical(record.state) === canonical(state))
      return { state, game: here.game, session: here.session, last, done, starts }
    if (!isOver) return fault('diverged', 'the state is not what the games before the last left')
    const next = after(here.game, here.session)
    if (isFault(next)) return inGame(at, next)
    state = next.state
    last = here.session
    done.push(each)
  }
  return ended(campaign, record, { state, game: undefined, session: undefined, last, done, starts })
}

/** After the last game of the file: the campaign is over, and its state is what the file says. */
function ended<S>(campaign: Campaign<S>, record: CampaignRecord, at: Followed<S>): Followed<S> | Fault {
  if (canonical(record.state) !== canonical(at.state))
    return fault('diverged', 'the state is not what the games of the file lead to')
  return campaign.next(at.state) ? fault('diverged', 'the game that follows is missing') : at
}
