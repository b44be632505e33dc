import {
  Bug,
  type Campaign,
  type CampaignGame,
  type Fault,
  fault,
  type Game,
  isFault,
  isRefusal,
  type Json,
} from '@graveshift/kernel'
import { loadSession } from '../load.ts'
import type { RecordFor } from '../record.ts'
import type { ChanceSpec } from '../segment.ts'
import { Session } from '../session.ts'
import { type Followed, follow } from './follow.ts'
import { type CampaignRecord, makeCampaignRecord, readCampaignRecord } from './record.ts'

/** One campaign: the game that is being played, and the records of those before it. */
export class CampaignSession<S> {
  readonly campaign: Campaign<S>
  readonly options: Json
  #at: Followed<S>

  private constructor(campaign: Campaign<S>, options: Json, at: Followed<S>) {
    this.campaign = campaign
    this.options = options
    this.#at = at
  }

  /** A new campaign, in its first game. */
  static start<S>(campaign: Campaign<S>, options: Json, spec: ChanceSpec): CampaignSession<S> | Fault {
    const state = campaign.begin(options)
    if (isFault(state)) return state
    return new CampaignSession(
      campaign,
      options,
      begin(campaign, { state, last: undefined, done: [], starts: [] }, spec),
    )
  }

  /** A campaign from a file, checked as a whole; it goes on exactly where it was. */
  static load<S>(
    campaign: Campaign<S>,
    raw: unknown,
    freshSecret: () => Uint8Array,
  ): CampaignSession<S> | Fault {
    const record = readCampaignRecord(raw)
    if (isFault(record)) return record
    const at = follow(campaign, record, (module, game) => loadSession(module, game, freshSecret))
    return isFault(at) ? at : new CampaignSession(campaign, record.options, at)
  }

  /** What the running game started from, or what the campaign ended with. */
  get state(): S {
    return this.#at.state
  }

  /** The running game; undefined when the campaign is over. */
  get session(): Session<Game> | undefined {
    return this.#at.session
  }

  /** The running game, or the last one of a campaign that is over. */
  get shown(): Session<Game> {
    const { session, last } = this.#at
    const shown = session ?? last
    if (!shown) throw new Bug('a campaign without a game')
    return shown
  }

  /** How many games are over and counted. */
  get played(): number {
    return this.#at.done.length
  }

  /** How the campaign ended; undefined while it goes on. */
  get outcome(): string | undefined {
    return this.campaign.outcome(this.#at.state)
  }

  /** From a finished game to the next one, or to the end of the campaign. */
  goOn(spec: ChanceSpec): Fault | undefined {
    const { game, session, done, starts } = this.#at
    if (!game || !session) return fault('campaign-over', 'the campaign is over')
    if (session.outcome === undefined) return fault('not-over', 'the running game is not over')
    const state = game.after(session.state.board)
    const counted = [...done, session.record({ for: 'players' })]
    this.#at = begin(this.campaign, { state, last: session, done: counted, starts }, spec)
    return undefined
  }

  /** Luck of the next game. A campaign that began under a seed goes on under it: same seed and answers, same campaign. */
  luckOfNext(freshSecret: () => Uint8Array): ChanceSpec {
    const { done } = this.#at
    const seed = (done[0] ?? this.shown.record({ for: 'host' })).chance[0]?.seed
    return seed === undefined ? { secret: freshSecret() } : { seed: seedOfGame(seed, done.length + 1) }
  }

  /** The campaign for a file. What players get carries no secret of the running game. */
  record({ for: whom }: { readonly for: RecordFor }): CampaignRecord {
    const { state, session, done } = this.#at
    return makeCampaignRecord({
      campaign: this.campaign.id,
      rules: this.campaign.version,
      options: this.options,
      games: session ? [...done, session.record({ for: whom })] : done,
      state: state as Json,
    })
  }
}

/** The seed of a game, by how many were played before it, in a campaign that began under a seed. */
export const seedOfGame = (seed: string, played: number): string =>
  played === 0 ? seed : `${seed} ${played + 1}`

/** The game that a campaign plays from a state, played up to its first question. */
function begin<S>(
  campaign: Campaign<S>,
  at: Pick<Followed<S>, 'state' | 'last' | 'done' | 'starts'>,
  spec: ChanceSpec,
): Followed<S> {
  const game = campaign.next(at.state)
  if (!game) return { ...at, game, session: undefined }
  return { ...at, game, session: startOf(game, spec), starts: [...at.starts, at.state] }
}

/** A game of a campaign, played up to its first question. */
export function startOf<S>({ module, options }: CampaignGame<S>, spec: ChanceSpec): Session<Game> {
  const session = Session.start(module, options, spec)
  if (isRefusal(session)) throw new Bug(`a campaign begins a game that is refused: ${session.refused}`)
  return session
}
