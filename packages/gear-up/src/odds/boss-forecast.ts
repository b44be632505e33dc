import type { Board } from '../board.ts'
import { cloneBoard } from '../clone.ts'
import type { Content } from '../content/compile.ts'
import type { BossIcon, Letter } from '../content/types.ts'
import { evolve } from '../evolve.ts'
import { seatCount } from '../seats.ts'
import { type Blow, blowsOfCard } from './boss-blows.ts'
import { type ComingTurn, comingBossCards, comingCard, comingSpawnCards, pendingWalk } from './coming.ts'
import { type Distribution, drawOf } from './distribution.ts'
import { type Toll, tollOf } from './toll.ts'
import { projectWalk } from './walk-forecast.ts'

/** How many zombies come, by the deck they come from. */
export interface SpawnForecast {
  readonly regular: number
  readonly special: number
}

export interface BossCardForecast {
  readonly card: string
  readonly icons: readonly BossIcon[]
  readonly blows: readonly Blow[]
  readonly spawn: SpawnForecast
  /** Seat by seat. */
  readonly tolls: readonly Toll[]
}

export type CardForecast =
  | {
      readonly kind: 'spawn'
      readonly at: ComingTurn
      readonly cards: Distribution<SpawnForecast & { readonly letter: Letter }>
    }
  | { readonly kind: 'boss'; readonly at: ComingTurn; readonly cards: Distribution<BossCardForecast> }

/** A deck that runs out takes back its discards, then the other deck serves (GU-SPW-02). */
function spawnOf(content: Content, board: Board, letter: Letter): SpawnForecast {
  const side = content.difficulties[board.setup.difficulty]?.spawnSide ?? 'black'
  const [wanted, special] = content.spawnAid[side][seatCount(board) - 1]?.[letter] ?? [0, 0]
  const left = {
    regular: board.decks.regular.length + board.discards.regular.length,
    special: board.decks.special.length + board.discards.special.length,
  }
  const come = { regular: 0, special: 0 }
  const take = (first: 'regular' | 'special', second: 'regular' | 'special', count: number) => {
    for (let i = 0; i < count; i++) {
      const tier = left[first] > 0 ? first : second
      if (left[tier] === 0) return
      left[tier] -= 1
      come[tier] += 1
    }
  }
  take('regular', 'special', wanted)
  take('special', 'regular', special)
  return come
}

/** The streets after this turn's walk, where it is known: a card comes after it. */
function afterWalk(content: Content, board: Board): Board {
  const speed = pendingWalk(content, board)
  if (speed === undefined) return board
  const { moves, attacks } = projectWalk(content, board, speed)
  const after = cloneBoard(board)
  if (moves.length > 0) evolve(content, after, { type: 'walked', zombies: moves })
  for (const { zombie, everyone, seat, damage } of attacks) {
    const card = after.zombies.find(({ id }) => id === zombie)?.card
    if (everyone && card !== undefined)
      evolve(content, after, { type: 'exploded', zombie, card, seat, damage })
  }
  return after
}

/**
 * The coming spawn or boss card: what may come and what it would do as the table stands now, this turn's walk
 * included. Undefined when no card comes any more.
 */
export function bossForecast(content: Content, board: Board): CardForecast | undefined {
  const at = comingCard(board)
  if (!at) return undefined
  const later = afterWalk(content, board)
  if (at.round === 1)
    return {
      kind: 'spawn',
      at,
      cards: drawOf(comingSpawnCards(content, board), (card) => {
        const letter = card as Letter
        return { letter, ...spawnOf(content, later, letter) }
      }),
    }
  return {
    kind: 'boss',
    at,
    cards: drawOf(comingBossCards(content, board, at.turn), (card) => {
      const icons = content.bossCards[card]?.icons ?? []
      const blows = blowsOfCard(content, later, icons)
      const spawn = icons.includes('spawn-b') ? spawnOf(content, later, 'b') : { regular: 0, special: 0 }
      return { card, icons, blows, spawn, tolls: board.seats.map((_, seat) => tollOf(board, seat, blows)) }
    }),
  }
}
