import { randomBytes } from 'node:crypto'
import { Bug, type Fault, type Game, isFault, isRecord, type Json, type Telling } from '@graveshift/kernel'
import { type CampaignRecord, CampaignSession, type Session } from '@graveshift/table'
import { findCampaign } from '../games.ts'
import { wrap } from './block.ts'
import type { BotSeats } from './bot-seats.ts'
import { loadFace } from './faces.ts'
import type { Pen } from './pen.ts'
import { overviewLines } from './plain/overview-lines.ts'
import { type Desk, Play } from './play-game.ts'
import { SeatedGame } from './seated-game.ts'
import type { Wishes } from './wishes.ts'

export type PlayedCampaign = CampaignSession<object>

function campaignOf(id: string) {
  const campaign = findCampaign(id)
  if (!campaign) throw new Bug(`there is no campaign of ${id}`)
  return campaign
}

/** A new campaign with these people, one a seat, and these wishes for its rules. */
export function beginCampaign(
  game: string,
  players: readonly string[],
  wishes: Wishes,
  seed: string,
): PlayedCampaign | Fault {
  const campaign = campaignOf(game)
  const options = campaign.optionsFor(players, wishes as Readonly<Record<string, Json>>)
  return CampaignSession.start<object>(campaign, options, { seed })
}

export const loadCampaign = (
  record: CampaignRecord,
  freshSecret: () => Uint8Array,
): PlayedCampaign | Fault => {
  const campaign = findCampaign(record.campaign)
  if (!campaign) return { fault: 'foreign-campaign', message: `there is no campaign of '${record.campaign}'` }
  return CampaignSession.load<object>(campaign, record, freshSecret)
}

/** Where the campaign of a file stands. */
export function labelOf({ campaign, state }: CampaignRecord): Telling {
  if (!isRecord(state)) throw new Bug('a campaign was read whose state is no object')
  return campaignOf(campaign).label(state)
}

/** A campaign at one keyboard, game after game, all of it in one file. */
export class SeatedCampaign {
  readonly file: string
  bots: BotSeats | undefined
  readonly #campaign: PlayedCampaign
  #game: SeatedGame<Game> | undefined

  constructor(campaign: PlayedCampaign, file: string) {
    this.#campaign = campaign
    this.file = file
  }

  get session(): Session<Game> {
    return this.#campaign.shown
  }

  get isOver(): boolean {
    return this.#campaign.outcome !== undefined
  }

  /** Why the last decision could not be saved. */
  get trouble(): string | undefined {
    return this.#game?.trouble
  }

  /** The present game to its end, then what it left behind, and on to the next one. */
  async run(desk: Desk): Promise<void> {
    this.#say(desk, [{ word: 'play.campaign.welcome' }])
    for (let session = this.#campaign.session; session; session = this.#campaign.session) {
      await this.#play(desk, session)
      this.#goOn(desk)
    }
    const pen = desk.pen()
    desk.io.print(['', ...overviewLines(pen, this.#module.overview(this.#campaign.state))])
  }

  get #module() {
    return campaignOf(this.#campaign.campaign.id)
  }

  async #play(desk: Desk, session: Session<Game>): Promise<void> {
    const face = await loadFace(session.module.id)
    if (!face) throw new Bug(`there is no game ${session.module.id}`)
    const record = () => this.#campaign.record({ for: 'host' })
    const game = new SeatedGame(face, session, this.file, this.bots, record)
    this.#game = game
    const pen = desk.pen()
    desk.io.print([
      '',
      pen.paint('bold', this.#label(pen)),
      pen.paint('dim', pen.say('play.help.short')),
      ...face.opening(pen, session),
    ])
    await new Play(desk, game).run()
    // Seats that changed hands in this game keep their hands.
    this.bots = game.bots
  }

  #label(pen: Pen): string {
    const { word, with: values } = this.#module.label(this.#campaign.state)
    return pen.say(word, values)
  }

  #goOn(desk: Desk): void {
    const before = this.#campaign.state
    const wrong = this.#campaign.goOn(this.#campaign.luckOfNext(() => randomBytes(32)))
    if (isFault(wrong)) throw new Bug(wrong.message)
    this.#say(desk, this.#module.tell(before, this.#campaign.state))
  }

  #say(desk: Desk, tellings: readonly Telling[]): void {
    const pen = desk.pen()
    desk.io.print(tellings.flatMap(({ word, with: values }) => wrap(pen.say(word, values), pen.width, '  ')))
  }
}
