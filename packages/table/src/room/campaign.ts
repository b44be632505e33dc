import {
  Bug,
  type Fault,
  fault,
  type Game,
  type GameModule,
  isFault,
  type Json,
  type Telling,
} from '@graveshift/kernel'

/** A game as far as a campaign asks: whether it is over, and with what board. */
interface PlayedGame {
  readonly outcome: string | undefined
  readonly state: { readonly board: object }
}

/** Games in a row at one table, and where they are. It is replaced, never changed. */
export interface RoomCampaign {
  /** The game whose campaign it is. */
  readonly game: GameModule<Game>
  /** What it began with. */
  readonly options: Json
  /** Which game of the table was, or is, its first. */
  readonly began: number
  /** What the present game starts from. */
  readonly state: object
  /** What each game before left behind, in its words. */
  readonly story: readonly (readonly Telling[])[]
}

/** A game of a campaign, as a table plays it. */
export interface CampaignRound {
  readonly campaign: RoomCampaign
  /** Of the campaign's own rules. */
  readonly version: number
  readonly module: GameModule<Game>
  readonly options: Json
}

/** Where a campaign came to: the state after its last game, and the game that follows, if one does. */
interface Led {
  readonly state: object
  readonly round: CampaignRound | undefined
}

const moduleOf = ({ campaign, id }: GameModule<Game>) => {
  if (!campaign) throw new Bug(`${id} has no campaign`)
  return campaign
}

/** The game that a campaign plays from where it is: by the release of the game whose campaign it is. */
export function roundOf(campaign: RoomCampaign): CampaignRound | undefined {
  const { release, kernel } = campaign.game
  const rules = moduleOf(campaign.game)
  const next = rules.next(campaign.state)
  if (!next) return undefined
  const module = { ...next.module, ...(release ? { release } : {}), ...(kernel ? { kernel } : {}) }
  return { campaign, version: rules.version, module, options: next.options }
}

/** A campaign in its first game. */
export function beginCampaign(game: GameModule<Game>, options: Json, began = 1): CampaignRound | Fault {
  if (!game.campaign) return fault('no-campaign', `there is no campaign of '${game.id}'`)
  const state = game.campaign.begin(options)
  if (isFault(state)) return state
  return (
    roundOf({ game, options, began, state, story: [] }) ?? fault('bad-campaign', 'there is nothing to play')
  )
}

/** From a finished game to what follows it. */
export function ledOn(campaign: RoomCampaign, play: PlayedGame): Led {
  const module = moduleOf(campaign.game)
  const before = module.next(campaign.state)
  if (!before || play.outcome === undefined) throw new Bug('the game is not over')
  const state = before.after(play.state.board)
  const story = [...campaign.story, module.tell(campaign.state, state)]
  return { state, round: roundOf({ ...campaign, state, story }) }
}

/** How a campaign ended; undefined while it goes on. */
export function campaignEnd(
  campaign: RoomCampaign,
  play: PlayedGame | undefined,
): { readonly state: object; readonly outcome: string; readonly told: readonly Telling[] } | undefined {
  if (play?.outcome === undefined) return undefined
  const { state, round } = ledOn(campaign, play)
  if (round) return undefined
  const module = moduleOf(campaign.game)
  return { state, outcome: module.outcome(state) ?? '', told: module.tell(campaign.state, state) }
}

/** Whether games of the table's campaign were played: what follows is no matter of choice any more. */
export const isUnderWay = ({
  campaign,
  round,
}: {
  readonly campaign: RoomCampaign | undefined
  readonly round: number
}): boolean => campaign !== undefined && round > campaign.began
