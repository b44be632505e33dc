import { countCards, nth } from '@graveshift/kernel'
import { BUDGETS, LEVELS, leftIn, NONE, powersOf, type Turn } from '@graveshift/zones'
import type { Board, Car, Setup, Token } from './board.ts'
import type { SecondKit } from './second-kit.ts'

/** The board as a viewer sees it: plain JSON, everything by name. */
export interface BoardView {
  readonly setup: Setup
  readonly round: number
  readonly phase: Board['phase']
  readonly first: number
  readonly people: readonly PersonView[]
  /** Zones with something in them, by name. */
  readonly zones: Readonly<Record<string, ZoneView>>
  /** Names of open doors, and of those that cannot be opened yet. */
  readonly openDoors: readonly string[]
  readonly lockedDoors: readonly string[]
  readonly tokens: readonly TokenView[]
  readonly spawns: readonly { readonly zone: string; readonly colour: string; readonly asleep: boolean }[]
  readonly exit: string | null
  readonly turn: TurnView | null
  readonly cars: readonly CarView[]
  readonly found: readonly CardView[]
  readonly decks: Readonly<Record<'equipment' | 'pimpweapons' | 'zombies', DeckView>>
  readonly tally: Readonly<Record<string, number>>
}

export interface CardView {
  readonly card: string
  readonly spent: boolean
}

export interface PersonView {
  readonly id: string
  readonly seat: number | null
  /** Null once it has left. */
  readonly zone: string | null
  readonly health: number
  readonly points: number
  readonly level: string
  readonly skills: readonly string[]
  readonly lent: readonly string[]
  readonly hand: readonly CardView[]
  readonly pack: readonly CardView[]
  readonly waiting: boolean
  readonly leader: string | null
}

export interface ZoneView {
  readonly zombies: Readonly<Record<string, number>>
  readonly noise: number
}

export interface TokenView {
  readonly token: number
  readonly kind: Token['kind']
  readonly zone: string
  readonly colour: string
  readonly takenBy: string | null
}

export interface CarView {
  readonly kind: Car['kind']
  readonly zone: string
  /** A crate lies in the trunk. */
  readonly crate: boolean
  readonly driver: string | null
  readonly passengers: readonly string[]
}

export interface TurnView {
  readonly person: string
  /** Actions left, by what they are good for. */
  readonly left: Readonly<Record<string, number>>
  readonly done: readonly string[]
}

export interface DeckView {
  readonly left: number
  readonly discards: Readonly<Record<string, number>>
}

export function viewBoard(kit: SecondKit, board: Board): BoardView {
  const name = (zone: number) => nth(kit.map.zones, zone).name
  const personName = (person: number) => (person === NONE ? null : nth(board.people, person).id)
  const card = (face: string): CardView => ({
    card: kit.cards[face]?.name ?? face,
    spent: kit.cards[face]?.spent ?? false,
  })
  const doorsIn = (bits: number) =>
    kit.map.doors.filter((_, door) => bits & (1 << door)).map((each) => each.name)
  const deck = (pile: number): DeckView => {
    const { cards, discards } = nth(board.piles, pile)
    return { left: cards.length, discards: countCards(discards) }
  }
  const turn = board.turns[board.turns.length - 1]
  return {
    setup: board.setup,
    round: board.round,
    phase: board.phase,
    first: board.first,
    people: board.people.map((person) => ({
      id: person.id,
      seat: person.seat === NONE ? null : person.seat,
      zone: person.zone === NONE ? null : name(person.zone),
      health: person.health,
      points: person.points,
      level: nth(LEVELS, person.level),
      skills: person.skills.slice(0, person.own),
      lent: person.skills.slice(person.own),
      hand: person.hand.map(card),
      pack: person.pack.map(card),
      waiting: person.waiting,
      leader: personName(person.leader),
    })),
    zones: zonesWithSomething(kit, board),
    openDoors: doorsIn(board.doors),
    lockedDoors: doorsIn(board.locked),
    tokens: board.tokens.map(({ kind, zone, colour, by }, token) => ({
      token,
      kind,
      zone: name(zone),
      colour,
      takenBy: personName(by),
    })),
    spawns: kit.mission.spawns.map(({ zone, colour }, index) => ({
      zone: name(zone),
      colour,
      asleep: (board.asleep & (1 << index)) !== 0,
    })),
    exit: kit.mission.exit === undefined ? null : name(kit.mission.exit),
    turn: turn ? viewTurn(kit, board, turn) : null,
    cars: board.cars.map(({ kind, zone, crate, driver, passengers }) => ({
      kind,
      zone: name(zone),
      crate,
      driver: personName(driver),
      passengers: passengers.map((person) => nth(board.people, person).id),
    })),
    found: board.found.map(card),
    decks: { equipment: deck(0), pimpweapons: deck(1), zombies: deck(2) },
    tally: board.tally,
  }
}

function viewTurn(kit: SecondKit, board: Board, turn: Turn): TurnView {
  const powers = powersOf(kit, board, turn.person)
  const left: Record<string, number> = {}
  BUDGETS.forEach((budget, index) => {
    const amount = leftIn(turn, powers, index)
    if (amount > 0) left[budget] = amount
  })
  return { person: nth(board.people, turn.person).id, left, done: turn.once }
}

function zonesWithSomething(kit: SecondKit, board: Board): Record<string, ZoneView> {
  const found: Record<string, ZoneView> = {}
  const sounds = board.noise.slice()
  for (const rule of kit.rules) rule.noise?.(board, sounds)
  kit.map.zones.forEach(({ name }, zone) => {
    const zombies: Record<string, number> = {}
    kit.kinds.forEach(({ id }, kind) => {
      const count = board.zombies[zone * kit.kinds.length + kind] ?? 0
      if (count > 0) zombies[id] = count
    })
    const noise = sounds[zone] ?? 0
    if (noise > 0 || Object.keys(zombies).length > 0) found[name] = { zombies, noise }
  })
  return found
}
