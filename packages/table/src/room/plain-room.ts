import {
  Bug,
  type Game,
  type GameModule,
  type Json,
  type Release,
  type Seat,
  type Share,
  type Telling,
} from '@graveshift/kernel'
import { type CampaignRound, roundOf } from './campaign.ts'
import { isPromised } from './drawing.ts'
import type { PersonId, SeatBot, Settings } from './fact.ts'
import { campaignKnown, type FindModule, gameOf } from './fold.ts'
import {
  type BotNote,
  emptyRoom,
  gameNamed,
  layRound,
  type Offer,
  type Person,
  type Phase,
  type Proposal,
  type Room,
  type UndoOffer,
} from './room.ts'

/** Sets and maps as lists. */
type Listed<P extends Proposal> = Omit<P, 'agreed'> & { readonly agreed: readonly PersonId[] }

/** A room as plain data, without its game; what was used and written is the host's affair and left out. */
export interface PlainRoom {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly release?: Release
  readonly campaign?: {
    readonly rules: number
    readonly options: Json
    readonly began: number
    readonly state: Json
    readonly story: readonly (readonly Telling[])[]
  }
  readonly title: string
  readonly head: number
  readonly link: string
  readonly phase: Phase
  readonly round: number
  readonly commitment: string
  readonly commitments: number
  readonly secret?: string
  readonly host: PersonId
  readonly locked: boolean
  readonly people: readonly (readonly [PersonId, Omit<Person, 'gone'> & { readonly gone?: Person['gone'] }])[]
  readonly settings: Settings
  readonly seats: readonly (PersonId | null)[]
  readonly lent: readonly (readonly [Seat, PersonId])[]
  /** These four are left out where there are none. */
  readonly bots?: readonly (readonly [Seat, SeatBot])[]
  readonly botSteps?: readonly number[]
  readonly botPassed?: number
  readonly botNote?: BotNote
  readonly ready: readonly (readonly [PersonId, string])[]
  readonly drawing?: {
    readonly attempt: number
    readonly since: number
    readonly shown: readonly (readonly [PersonId, string])[]
    readonly without: readonly PersonId[]
  }
  readonly share?: Share
  readonly began: number
  readonly lastGame: number
  readonly teamLast: boolean
  readonly offer?: Listed<Offer>
  readonly undoOffer?: Listed<UndoOffer>
  readonly undoOffers: readonly number[]
  readonly calls: readonly {
    readonly seq: number
    readonly by: PersonId
    readonly seat: Seat
    readonly votes: readonly (readonly [PersonId, boolean])[]
    readonly bot?: SeatBot
  }[]
}

const listed = <P extends Proposal>(proposal: P): Listed<P> => ({
  ...proposal,
  agreed: [...proposal.agreed],
})

function plainCampaign({ campaign }: Room): Pick<PlainRoom, 'campaign'> {
  if (!campaign) return {}
  const { game, options, began, state, story } = campaign
  return {
    campaign: { rules: game.campaign?.version ?? 0, options, began, state: state as Json, story },
  }
}

export function plainRoom(room: Room): PlainRoom {
  const { release, secret, share, drawing, offer, undoOffer, bots, botSteps, botPassed, botNote } = room
  return {
    id: room.id,
    game: gameNamed(room).id,
    rules: room.rulesVersion,
    ...(release ? { release } : {}),
    ...plainCampaign(room),
    title: room.title,
    head: room.head,
    link: room.link,
    phase: room.phase,
    round: room.round,
    commitment: room.commitment,
    commitments: room.commitments,
    ...(secret === undefined ? {} : { secret }),
    host: room.host,
    locked: room.locked,
    people: [...room.people].map(([id, { gone, ...person }]) => [
      id,
      gone === undefined ? person : { ...person, gone },
    ]),
    settings: room.settings,
    seats: room.seats.map((person) => person ?? null),
    lent: [...room.lent],
    ...(bots.size > 0 ? { bots: [...bots] } : {}),
    ...(botSteps.size > 0 ? { botSteps: [...botSteps] } : {}),
    ...(botPassed === undefined ? {} : { botPassed }),
    ...(botNote ? { botNote } : {}),
    ready: [...room.ready],
    ...(drawing ? { drawing: { ...drawing, shown: [...drawing.shown], without: [...drawing.without] } } : {}),
    ...(share ? { share } : {}),
    began: room.began,
    lastGame: room.lastGame,
    teamLast: room.teamLast,
    ...(offer ? { offer: listed(offer) } : {}),
    ...(undoOffer ? { undoOffer: listed(undoOffer) } : {}),
    undoOffers: room.undoOffers,
    calls: [...room.calls.values()].map(({ votes, ...call }) => ({ ...call, votes: [...votes] })),
  }
}

function roundIn({ campaign, head }: PlainRoom, game: GameModule<Game>): CampaignRound | undefined {
  if (!campaign) return undefined
  const { rules, options, began, state, story } = campaign
  campaignKnown(game, rules, head)
  const round = roundOf({ game, options, began, state: state as object, story })
  if (!round) throw new Bug('a campaign that is over goes on')
  return round
}

/** The room again, still without its game. */
export function roomFrom(plain: PlainRoom, findModule: FindModule): Room {
  const { settings, drawing, offer, undoOffer } = plain
  const game = gameOf(findModule, plain, plain.head)
  const round = roundIn(plain, game)
  const room: Room = {
    ...emptyRoom(plain.id, round?.module ?? game, plain, settings),
    title: plain.title,
    head: plain.head,
    link: plain.link,
    phase: plain.phase,
    round: plain.round,
    commitment: plain.commitment,
    commitments: plain.commitments,
    secret: plain.secret,
    host: plain.host,
    locked: plain.locked,
    people: new Map(plain.people.map(([id, person]) => [id, { ...person, gone: person.gone }])),
    seats: plain.seats.map((person) => person ?? undefined),
    lent: new Map(plain.lent),
    bots: new Map(plain.bots),
    botSteps: new Set(plain.botSteps),
    botPassed: plain.botPassed,
    botNote: plain.botNote,
    ready: new Map(plain.ready),
    drawing: drawing && {
      ...drawing,
      shown: new Map(drawing.shown),
      without: new Set(drawing.without),
    },
    share: plain.share,
    began: plain.began,
    lastGame: plain.lastGame,
    teamLast: plain.teamLast,
    offer: offer && { ...offer, agreed: new Set(offer.agreed) },
    undoOffer: undoOffer && { ...undoOffer, agreed: new Set(undoOffer.agreed) },
    undoOffers: [...plain.undoOffers],
    calls: new Map(plain.calls.map((call) => [call.seat, { ...call, votes: new Map(call.votes) }])),
  }
  if (round) layRound(room, round)
  for (const [person, value] of room.drawing?.shown ?? [])
    if (!isPromised(room, person, value)) throw new Bug('a snapshot shows a nonce that was not promised')
  return room
}
