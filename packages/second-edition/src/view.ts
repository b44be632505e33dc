import {
  type CardView,
  type CarView,
  type DeckView,
  EQUIPMENT,
  noiseOf,
  type PersonView,
  SPAWN,
  SPECIAL,
  type TurnView,
  viewCard,
  viewCars,
  viewDeck,
  viewPerson,
  viewSomebody,
  viewTurn,
  viewZombies,
  zoneName,
} from '@graveshift/zones'
import type { Board, Setup, Token } from './board.ts'
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

export function viewBoard(kit: SecondKit, board: Board): BoardView {
  const name = (zone: number) => zoneName(kit.map, zone)
  const doorsIn = (bits: number) =>
    kit.map.doors.filter((_, door) => bits & (1 << door)).map((each) => each.name)
  const turn = board.turns[board.turns.length - 1]
  return {
    setup: board.setup,
    round: board.round,
    phase: board.phase,
    first: board.first,
    people: board.people.map((person) => viewPerson(kit, board, person)),
    zones: zonesWithSomething(kit, board),
    openDoors: doorsIn(board.doors),
    lockedDoors: doorsIn(board.locked),
    tokens: board.tokens.map(({ kind, zone, colour, by }, token) => ({
      token,
      kind,
      zone: name(zone),
      colour,
      takenBy: viewSomebody(board, by),
    })),
    spawns: kit.mission.spawns.map(({ zone, colour }, index) => ({
      zone: name(zone),
      colour,
      asleep: (board.asleep & (1 << index)) !== 0,
    })),
    exit: kit.mission.exit === undefined ? null : name(kit.mission.exit),
    turn: turn ? viewTurn(kit, board, turn) : null,
    cars: viewCars(kit, board),
    found: board.found.map((face) => viewCard(kit, face)),
    decks: {
      equipment: viewDeck(board, EQUIPMENT),
      pimpweapons: viewDeck(board, SPECIAL),
      zombies: viewDeck(board, SPAWN),
    },
    tally: board.tally,
  }
}

function zonesWithSomething(kit: SecondKit, board: Board): Record<string, ZoneView> {
  const found: Record<string, ZoneView> = {}
  const sounds = noiseOf(board, kit.moreNoise)
  kit.map.zones.forEach(({ name }, zone) => {
    const zombies = viewZombies(kit, board, zone)
    const noise = sounds[zone] ?? 0
    if (noise > 0 || Object.keys(zombies).length > 0) found[name] = { zombies, noise }
  })
  return found
}
