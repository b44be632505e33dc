import { type Fault, makeDeck } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { bossSide, isBossDead } from '../boss-side.ts'
import type { Content } from '../content/compile.ts'
import { maskDrawn } from '../content/drawing.ts'
import { TIERS } from '../content/types.ts'
import { evolve } from '../evolve.ts'
import { isPlainTurnCard } from '../frames/turn.ts'
import { bad, namedSquares } from './bad.ts'
import type { PositionInput } from './schema.ts'

export function layBoss(content: Content, board: Board, input: PositionInput): Fault | undefined {
  const { boss, round } = input
  const { bodies } = bossSide(content, board)
  const given = typeof boss.crossed === 'string' ? [boss.crossed] : boss.crossed
  board.boss.screams = boss.screams
  board.boss.skillTurn = boss.skillTurn
  if (boss.seat !== undefined && boss.seat >= input.seats.length)
    return bad('boss.seat: there is no such seat')
  board.boss.seat = round === 2 ? (boss.seat ?? input.leader) : undefined
  for (const [index, body] of bodies.entries()) {
    const drawn = maskDrawn(boss.bodies?.[index]?.grid ?? [], 'xybamo')
    const named = namedSquares(given?.[index] ?? '')
    if (!named) return bad("boss.crossed: squares are named like 'b2 c1'")
    const lo = drawn.lo | named.lo | body.crossedAtStart.lo
    const hi = drawn.hi | named.hi | body.crossedAtStart.hi
    if ((lo & ~body.spaces.lo) | (hi & ~body.spaces.hi)) return bad('boss.crossed: outside its HP spaces')
    board.boss.bodies[index] = { lo, hi }
  }
  // A dead boss is a won game: nothing would ever notice it any more.
  return isBossDead(content, board) ? bad('boss: it has no HP space left') : undefined
}

/** Sorts every zombie card into exactly one place. */
export function layDecks(content: Content, board: Board, input: PositionInput): Fault | undefined {
  const placed = new Set<string>()
  for (const id of [...board.zombies.map((zombie) => zombie.card), ...input.tray, ...input.discards]) {
    if (!Object.hasOwn(content.zombies, id)) return bad(`there is no zombie card '${id}'`)
    if (placed.has(id)) return bad(`zombie card '${id}' is in two places`)
    placed.add(id)
  }
  for (const id of input.decks ?? [])
    if (!Object.hasOwn(content.zombies, id) || placed.has(id))
      return bad(`decks: '${id}' does not exist or lies elsewhere`)
  board.tray = [...input.tray]
  const rest = content.data.zombies.map(({ id }) => id).filter((id) => !placed.has(id))
  const kept = input.decks ?? rest
  const gone = rest.filter((id) => !kept.includes(id))
  for (const tier of TIERS) {
    const ofTier = (id: string) => content.zombies[id]?.tier === tier
    board.decks[tier] = makeDeck(kept.filter(ofTier))
    board.discards[tier] = makeDeck([...input.discards, ...(input.decks ? [] : gone)].filter(ofTier))
  }
  return undefined
}

const FIRST_CARD_TURN = 3
const PHASE_1_CARDS = 3

/** Cards still face down. Where the position does not say which have gone, the first in order have. */
export function layCards(content: Content, board: Board, input: PositionInput): Fault | undefined {
  const { turn, step, left } = input
  evolve(content, board, { type: 'roundBegan', round: input.round })
  board.boss.seat = input.round === 2 ? (input.boss.seat ?? input.leader) : undefined
  const revealed = step === 'reveal' ? turn - 1 : turn
  if (step !== 'reveal' && !board.turnDeck.includes(input.card))
    return bad(`card: there is no turn card '${input.card}'`)
  const others = board.turnDeck.filter((id) => step === 'reveal' || id !== input.card)
  const gone = revealed - (step === 'reveal' ? 0 : 1)
  // The assured deck leaves a plain card out, so plain ones go last.
  const isPlain = (id: string) => isPlainTurnCard(content, id)
  const inOrder = input.assuredDeck
    ? [...others.filter((id) => !isPlain(id)), ...others.filter(isPlain)]
    : others
  board.turnDeck = makeDeck(left.turn ?? inOrder.slice(gone))
  for (const id of board.turnDeck)
    if (!Object.hasOwn(content.turnCards, id)) return bad(`left.turn: there is no turn card '${id}'`)
  if (input.assuredDeck && !board.turnDeck.some(isPlain))
    return bad('left.turn: the assured deck leaves out a plain card, so one must be left (R70)')
  if (board.turnDeck.length < 10 - revealed) return bad(`left.turn: ${10 - revealed} cards must be left`)
  const cardsGone = Math.max(0, (step === 'deal' ? turn + 1 : turn) - FIRST_CARD_TURN)
  board.spawnDeck = input.round === 1 ? (left.spawn ?? board.spawnDeck.slice(cardsGone)) : []
  if (input.round === 2) {
    const [first, second] = board.bossDeck
    board.bossDeck = left.boss ?? [
      first.slice(cardsGone),
      second.slice(Math.max(0, cardsGone - PHASE_1_CARDS)),
    ]
  }
  for (const [phase, deck] of board.bossDeck.entries())
    for (const id of deck)
      if (!content.bossDecks[phase]?.includes(id))
        return bad(`left.boss.${phase}: there is no boss card '${id}' in phase ${phase + 1}`)
  const needed = input.round === 1 ? board.spawnDeck : board.bossDeck.flat()
  if (needed.length < 7 - cardsGone) return bad(`left: ${7 - cardsGone} spawn or boss cards must be left`)
  board.turn = revealed
  board.card = step === 'reveal' ? undefined : input.card
  board.step = step === 'deal' ? 'card' : step
  return undefined
}
