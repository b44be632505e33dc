import type { Game, GameModule, Json, Release, Seat, Share } from '@graveshift/kernel'
import type { RulesNamed } from '../other-rules.ts'
import type { Body, Play } from '../play.ts'
import type { CampaignRound, RoomCampaign } from './campaign.ts'
import { FIRST_LINK } from './entry.ts'
import type { BotWord, PersonId, PersonRole, SeatBot, Settings } from './fact.ts'
import { nothingWritten, type Written } from './written.ts'

export type Phase = 'lobby' | 'playing' | 'over' | 'closed'

export interface Person {
  name: string
  language: string
  readonly role: PersonRole
  /** Not at the table any more; the name stays, because the log speaks of them. */
  gone: 'left' | 'kicked' | undefined
}

/** Something that waits for the others' consent. */
export interface Proposal {
  /** The entry that made it: its name. */
  readonly seq: number
  readonly by: PersonId
  readonly seat: Seat
  readonly agreed: Set<PersonId>
}

/** An answer to a question of the team's. */
export interface Offer extends Proposal {
  readonly choice: number
  readonly pick: Json
  /** The first proposal for this question: the leader's word is counted from it. */
  readonly first: number
  /** Why a bot proposes it; absent where a person does. */
  readonly why?: string
}

export interface UndoOffer extends Proposal {
  readonly to: number
}

/** A vote on an absent player's seat. */
export interface Call {
  readonly seq: number
  readonly by: PersonId
  readonly seat: Seat
  readonly votes: Map<PersonId, boolean>
  /** Who shall play it, if not whoever asked. */
  readonly bot?: SeatBot
}

/** All have promised their part in the luck, and now show it. */
export interface Drawing {
  /** From 1: it is begun anew whenever somebody did not show his part. */
  attempt: number
  /** The entry with which this attempt began. */
  since: number
  readonly shown: Map<PersonId, string>
  /** Those who did not: they have no part in it. */
  readonly without: Set<PersonId>
}

/** What a bot did last, and why. */
export type BotNote = BotWord & {
  readonly seq: number
  readonly seat: Seat
}

/**
 * A table as its log tells it: everything that lasts and nothing else. Folding the same entries gives the same room
 * everywhere; only `fold` writes to it.
 */
export interface Room {
  readonly id: string
  /** Of the present game. */
  module: GameModule<Game>
  /** Absent where games do not follow from each other. */
  campaign: RoomCampaign | undefined
  readonly rulesVersion: number
  readonly release: Release | undefined
  title: string
  head: number
  link: string
  phase: Phase
  /** Which game of this table, from 1. */
  round: number
  commitment: string
  /** Commitments made so far: nobody should discard games that were not to his liking. */
  commitments: number
  /** The secret of this round, once it is out. */
  secret: string | undefined
  host: PersonId
  locked: boolean
  readonly people: Map<PersonId, Person>
  settings: Settings
  /** Who answers for each seat; nobody for one that is free or a bot's. */
  seats: (PersonId | undefined)[]
  /** Which bot answers for a seat. */
  readonly bots: Map<Seat, SeatBot>
  /** Seats taken over, and whose they are. */
  readonly lent: Map<Seat, PersonId>
  /** Who is ready, with what was promised for the luck; at tables from before pledges what was put into it. */
  readonly ready: Map<PersonId, string>
  readonly usedNonces: Set<string>
  /** While everybody shows what was promised for the luck. */
  drawing: Drawing | undefined
  readonly written: Written
  share: Share | undefined
  play: Play<Game> | undefined
  /** Hashes of states are not computed anew: what is folded was just made, or a whole log is read and its end hashed. */
  believes: boolean
  /** What the last entry brought the game, for those who follow it; undefined where it was not about the game. */
  brought: Body<Game> | undefined
  /** The entry with which the game began; -1 while there is none. */
  began: number
  /** The last entry that changed the game. */
  lastGame: number
  /** Whether that was a decision of the team's. */
  teamLast: boolean
  offer: Offer | undefined
  undoOffer: UndoOffer | undefined
  /** Undos proposed by each seat since something was last revealed. */
  undoOffers: number[]
  readonly calls: Map<Seat, Call>
  /** Steps of the game that bots took and that can be taken back: nobody has to be asked about them. */
  botSteps: Set<number>
  /** The team's question about which people did not want a bot's proposal. */
  botPassed: number | undefined
  botNote: BotNote | undefined
}

/** What the first entry makes the room of. */
export function emptyRoom(
  id: string,
  module: GameModule<Game>,
  { rules: rulesVersion, release }: RulesNamed,
  settings: Settings,
): Room {
  return {
    id,
    module,
    campaign: undefined,
    rulesVersion,
    release,
    title: '',
    head: -1,
    link: FIRST_LINK,
    phase: 'lobby',
    round: 1,
    commitment: '',
    commitments: 0,
    secret: undefined,
    host: '',
    locked: false,
    people: new Map(),
    settings,
    seats: Array.from({ length: seatsOf(module, settings.options) }, () => undefined),
    bots: new Map(),
    lent: new Map(),
    ready: new Map(),
    usedNonces: new Set(),
    drawing: undefined,
    written: nothingWritten(),
    share: undefined,
    play: undefined,
    believes: false,
    brought: undefined,
    began: -1,
    lastGame: -1,
    teamLast: false,
    offer: undefined,
    undoOffer: undefined,
    undoOffers: [],
    calls: new Map(),
    botSteps: new Set(),
    botPassed: undefined,
    botNote: undefined,
  }
}

/** Lays the game of a campaign on the table. */
export function layRound(room: Room, { campaign, module, options }: CampaignRound): void {
  room.campaign = campaign
  room.module = module
  room.settings = { ...room.settings, options }
}

/** The game that a table is named by: of a campaign that whose campaign it is. */
export const gameNamed = ({ campaign, module }: Pick<Room, 'campaign' | 'module'>): GameModule<Game> =>
  campaign?.game ?? module

export function seatsOf(module: GameModule<Game>, options: Json): number {
  return module.rulesFor(options).seats(options)
}

/** Persons with at least one seat, in the order of the seats. */
export function seatedPersons(room: Room): PersonId[] {
  return [...new Set(room.seats.filter((person) => person !== undefined))]
}

/** Nobody plays it, no bot either. */
export function isFree(room: Room, seat: Seat): boolean {
  return seat < room.seats.length && room.seats[seat] === undefined && !room.bots.has(seat)
}

export function isAtTable(room: Room, person: PersonId): boolean {
  const known = room.people.get(person)
  return known !== undefined && known.gone === undefined
}

/** Who came first is next; players before spectators. Nobody at all leaves the table without a host. */
export function nextHost(people: ReadonlyMap<PersonId, Person>): PersonId {
  const here = [...people].filter(([, { gone }]) => gone === undefined)
  const [person] = here.find(([, { role }]) => role === 'player') ?? here[0] ?? []
  return person ?? ''
}

export function seatsOfPerson(room: Room, person: PersonId): Seat[] {
  return room.seats.flatMap((holder, seat) => (holder === person ? [seat] : []))
}
