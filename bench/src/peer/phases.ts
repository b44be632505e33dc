// A zombies' phase the way boardgame.io wants it written: one move in which every zombie attacks or takes a step, runners
// two. It goes by our own tables of distances and by one look for noise, so that its rules are cheap; what remains is
// what the framework costs. No sight, no splits decided by anybody, no checks beyond the framework's own.
import { createRequire } from 'node:module'
import { distanceBetween, neighboursOf, waysAt } from '@graveshift/zones'
import { CROWDED } from '../crowd.ts'

interface Actor {
  readonly id: number
  readonly kind: number
  zone: number
}

interface Person {
  readonly id: string
  readonly zone: number
  health: number
  hand: string[]
  pack: string[]
}

interface Position {
  zombies: Actor[]
  people: Person[]
  noise: number[]
  decks: { equipment: string[]; zombies: string[] }
  round: number
}

interface PeerState {
  readonly G: Position
}

interface Internal {
  InitializeGame(given: { game: object; numPlayers: number }): PeerState
  CreateGameReducer(given: { game: object }): (state: PeerState, action: object) => PeerState
}

const { board, kit } = CROWDED
const ways = waysAt(kit.map, board.doors)
const RUNNER = kit.kinds.findIndex(({ id }) => id === 'runner')

function setup(): Position {
  const zombies: Actor[] = []
  board.zombies.forEach((count, at) => {
    for (let each = 0; each < count; each++)
      zombies.push({
        id: zombies.length,
        kind: at % kit.kinds.length,
        zone: Math.floor(at / kit.kinds.length),
      })
  })
  return {
    zombies,
    people: board.people.map(({ id, zone, health, hand, pack }) => ({
      id,
      zone,
      health,
      hand: [...hand],
      pack: [...pack],
    })),
    noise: [...board.noise],
    decks: { equipment: [...(board.piles[0]?.cards ?? [])], zombies: [...(board.piles[2]?.cards ?? [])] },
    round: 1,
  }
}

/** The zone with the most noise, survivors being one each. */
function loudest({ noise, people }: Position): number {
  const sounds = [...noise]
  for (const { zone } of people) sounds[zone] = (sounds[zone] ?? 0) + 1
  return sounds.indexOf(Math.max(...sounds))
}

function step(zone: number, goal: number): number {
  let best = zone
  for (const next of neighboursOf(ways, zone))
    if (distanceBetween(ways, next, goal) < distanceBetween(ways, best, goal)) best = next
  return best
}

const GAME = {
  name: 'phases',
  setup,
  moves: {
    phase({ G }: { readonly G: Position }) {
      const goal = loudest(G)
      for (const zombie of G.zombies)
        for (let pass = 0; pass < (zombie.kind === RUNNER ? 2 : 1); pass++) {
          const victim = G.people.find(({ zone }) => zone === zombie.zone)
          if (victim) victim.health--
          else zombie.zone = step(zombie.zone, goal)
        }
      G.round++
    },
  },
}

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal
const reducer = CreateGameReducer({ game: GAME })

export const beginPhases = (): PeerState => InitializeGame({ game: GAME, numPlayers: 1 })

export const runPhase = (state: PeerState): PeerState =>
  reducer(state, { type: 'MAKE_MOVE', payload: { type: 'phase', args: [], playerID: '0' } })
