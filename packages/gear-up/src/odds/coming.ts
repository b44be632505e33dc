import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { Letter } from '../content/types.ts'
import { TURNS } from '../frames/game.ts'
import { drawableTurnCards, FIRST_CARD_TURN, FIRST_PHASE_2_TURN } from '../frames/turn.ts'

const ROUNDS = 2

/** A turn by its place in the game. */
export interface ComingTurn {
  readonly round: number
  readonly turn: number
}

/** The first turn at or after this one that is really played; undefined when the game is over by then. */
function playable({ round, turn }: ComingTurn): ComingTurn | undefined {
  if (round === 0) return { round: 1, turn: 1 }
  if (turn <= TURNS) return { round, turn: Math.max(turn, 1) }
  return round < ROUNDS ? { round: round + 1, turn: 1 } : undefined
}

/** The next turn whose card is not turned up yet. */
export function comingTurn(board: Board): ComingTurn | undefined {
  if (board.outcome !== undefined) return undefined
  return playable({ round: board.round, turn: board.turn + 1 })
}

/** What the next turn card is drawn from, each entry as likely as any other. */
export function comingTurnCards(content: Content, board: Board): readonly string[] {
  const next = comingTurn(board)
  if (!next) return []
  const deck = next.round === board.round ? board.turnDeck : content.turnDeck
  return drawableTurnCards(content, deck, board.setup.assuredDeck)
}

/** The speed of this turn's walk as long as it is still to come (GU-RND-03). */
export function pendingWalk(content: Content, board: Board) {
  if (board.outcome !== undefined || board.step === 'walk' || board.step === 'card') return undefined
  return content.turnCards[board.card ?? '']?.speed
}

/** When the next spawn or boss card is turned up; the first two turns of a round have none (GU-RND-06). */
export function comingCard(board: Board): ComingTurn | undefined {
  if (board.outcome !== undefined) return undefined
  const next = playable({ round: board.round, turn: board.step === 'card' ? board.turn + 1 : board.turn })
  return next && { round: next.round, turn: Math.max(next.turn, FIRST_CARD_TURN) }
}

export function comingSpawnCards(content: Content, board: Board): readonly Letter[] {
  return board.round === 0 ? content.data.spawnCards : board.spawnDeck
}

export function comingBossCards(content: Content, board: Board, turn: number): readonly string[] {
  const decks = board.round === ROUNDS ? board.bossDeck : content.bossDecks
  return decks[turn < FIRST_PHASE_2_TURN ? 0 : 1]
}
