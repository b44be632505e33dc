import { nth } from '../bug.ts'
import { makeDeck, putCard, takeCard } from '../deck.ts'
import type { Json } from '../json.ts'
import type { Judgement, Random, Ruleset, Step, Viewer } from '../rules.ts'
import { CARDS, DICE, HEALTH, STREAMS, type Toy, type ToyBoard, type ToyEvent, type ToyFrame } from './toy.ts'
import { toyChoices } from './toy-choices.ts'

const ALL_CARDS = ['blast-1', 'blast-2', 'blast-3', 'blast-4', 'heal-1', 'heal-2', 'heal-3', 'heal-4']
const ACTIONS = 2
const HIT = 4

type Steps<K extends ToyFrame['kind']> = Record<string, Step<Toy, Extract<ToyFrame, { kind: K }>>>

const game: Steps<'game'> = {
  deal(table) {
    table.board.seats.forEach((_, seat) => {
      const { deck } = table.board
      table.emit({ type: 'cardDrawn', seat, card: nth(deck, table.draw(CARDS, deck)), to: 'hand' })
    })
    return 'rounds'
  },
  rounds(table) {
    const { round, options } = table.board
    if (round === options.rounds) {
      table.emit({ type: 'ended', outcome: 'lost' })
      return undefined
    }
    table.push({ kind: 'round', at: 'turns', seat: 0 })
    table.emit({ type: 'roundBegan', round: round + 1 })
    return 'rounds'
  },
}

const round: Steps<'round'> = {
  turns(table, frame) {
    if (frame.seat === table.board.seats.length) return 'evening'
    table.push({ kind: 'turn', at: 'choose', seat: frame.seat, actions: ACTIONS })
    frame.seat += 1
    return 'turns'
  },
  // All at once, in any order of arrival; the table goes on when the last is done.
  evening(table) {
    table.board.seats.forEach((_, seat) => {
      table.fork(seat, { kind: 'evening', at: 'ask', seat })
    })
    return 'zombies'
  },
  zombies(table) {
    table.push({ kind: 'wounds', at: 'ask', left: table.board.gangs[0] })
    return 'grow'
  },
  grow(table) {
    table.emit({ type: 'grew', gang: table.chance(DICE, 2) === 0 ? 0 : 1 })
    return undefined
  },
}

const turn: Steps<'turn'> = {
  choose(table, { seat, actions }) {
    if (actions === 0) return undefined
    table.ask({ kind: 'act', seat })
    return 'choose'
  },
}

const attack: Steps<'attack'> = {
  roll(table, frame) {
    frame.dice = [table.chance(DICE, 6) + 1, table.chance(DICE, 6) + 1]
    table.emit({ type: 'rolled', seat: frame.seat, dice: frame.dice, again: false })
    table.ask({ kind: 'reroll', seat: frame.seat, dice: frame.dice })
    return 'hit'
  },
  hit(table, { dice }) {
    const hits = dice.filter((die) => die >= HIT).length
    if (hits > 0) table.push({ kind: 'split', at: 'ask', hits })
    return undefined
  },
}

const split: Steps<'split'> = {
  ask(table, { hits }) {
    table.ask({ kind: 'split', seat: 'team', hits })
    return 'end'
  },
  end: (table) => {
    if (table.board.gangs[0] + table.board.gangs[1] === 0) table.emit({ type: 'ended', outcome: 'won' })
    return undefined
  },
}

const wounds: Steps<'wounds'> = {
  ask(table, { left }) {
    if (table.board.seats.some(({ health }) => health === 0)) table.emit({ type: 'ended', outcome: 'lost' })
    else if (left > 0) {
      table.ask({ kind: 'wound', seat: 'team' })
      return 'ask'
    }
    return undefined
  },
}

const evening: Steps<'evening'> = {
  ask(table, { seat }) {
    table.ask({ kind: 'evening', seat })
    return 'end'
  },
  keep(table, { seat }) {
    table.ask({ kind: 'keep', seat })
    return 'end'
  },
  end: () => undefined,
}

function evolve(board: ToyBoard, event: ToyEvent): void {
  switch (event.type) {
    case 'roundBegan':
      board.round = event.round
      break
    case 'cardDrawn': {
      const seat = nth(board.seats, event.seat)
      takeCard(board.deck, event.card)
      if (event.to === 'hand') putCard(seat.hand, event.card)
      else seat.drawn = event.card
      break
    }
    case 'cardKept': {
      const seat = nth(board.seats, event.seat)
      seat.drawn = undefined
      putCard(seat.hand, event.card)
      break
    }
    case 'cardThrown': {
      const seat = nth(board.seats, event.seat)
      if (seat.drawn === event.card) seat.drawn = undefined
      else takeCard(seat.hand, event.card)
      board.discard.push(event.card)
      break
    }
    case 'cardPlayed':
      takeCard(nth(board.seats, event.seat).hand, event.card)
      board.discard.push(event.card)
      break
    case 'killed':
      board.gangs = [board.gangs[0] - event.near, board.gangs[1] - event.far]
      break
    case 'healed': {
      const seat = nth(board.seats, event.seat)
      seat.health = Math.min(HEALTH, seat.health + 1)
      break
    }
    case 'wounded':
      nth(board.seats, event.seat).health -= event.wounds
      break
    case 'grew':
      board.gangs =
        event.gang === 0 ? [board.gangs[0] + 1, board.gangs[1]] : [board.gangs[0], board.gangs[1] + 1]
      break
    case 'ended':
      board.outcome = event.outcome
      break
    default:
      break
  }
}

/** Own cards by name, those of others by number. */
function view(board: ToyBoard, viewer: Viewer): Json {
  return {
    round: board.round,
    gangs: board.gangs,
    discard: board.discard,
    deck: board.deck.length,
    seats: board.seats.map(({ health, hand, drawn }, seat) => ({
      health,
      hand: seat === viewer ? hand : hand.length,
      drawn: seat === viewer ? (drawn ?? null) : drawn !== undefined,
    })),
  }
}

/** Cards in hands of others, by the card itself. */
function concealed(board: ToyBoard, viewer: Viewer): string[] {
  return board.seats.flatMap(({ hand, drawn }, seat) =>
    seat === viewer ? [] : [...hand, ...(drawn === undefined ? [] : [drawn])],
  )
}

function redact(event: ToyEvent, viewer: Viewer): Json {
  const isPrivate = event.type === 'cardDrawn' || event.type === 'cardKept'
  if (!isPrivate || event.seat === viewer) return event
  return { type: event.type, seat: event.seat }
}

function broken(board: ToyBoard): string[] {
  const places = [
    ...board.deck,
    ...board.discard,
    ...board.seats.flatMap(({ hand, drawn }) => [...hand, ...(drawn === undefined ? [] : [drawn])]),
  ]
  const wrong: string[] = []
  if (makeDeck(places).join() !== makeDeck(ALL_CARDS).join()) wrong.push(`cards: ${makeDeck(places).join()}`)
  if (board.gangs.some((gang) => gang < 0)) wrong.push(`gangs: ${board.gangs}`)
  if (board.seats.some(({ health }) => health < 0 || health > HEALTH)) wrong.push('health')
  return wrong
}

/** Cards the viewer cannot see are dealt anew: hands of others, and the rest of the deck. */
function determinize(board: ToyBoard, viewer: Viewer, random: Random): void {
  const others = board.seats.filter((_, seat) => seat !== viewer)
  const unseen = makeDeck([
    ...board.deck,
    ...others.flatMap(({ hand, drawn }) => [...hand, ...(drawn === undefined ? [] : [drawn])]),
  ])
  const take = () => nth(unseen.splice(random.below(unseen.length), 1), 0)
  for (const seat of others) {
    seat.hand = makeDeck(seat.hand.map(take))
    if (seat.drawn !== undefined) seat.drawn = take()
  }
  board.deck = unseen
}

const OVER = 1_000

const judgement: Judgement<Toy> = {
  parts: ['health', 'gangs', 'cards'],
  weigh({ outcome, seats, gangs }, into) {
    const over = outcome === undefined ? 0 : outcome === 'won' ? OVER : -OVER
    into[0] = over + seats.reduce((sum, { health }) => sum + 10 * Math.min(health, 3), 0)
    into[1] = -8 * gangs[0] - 6 * gangs[1]
    into[2] = seats.reduce((sum, { hand }) => sum + 4 * hand.length, 0)
    return into[0] + into[1] + into[2]
  },
  clock: ({ round }) => round,
}

export const TOY: Ruleset<Toy> = {
  id: 'toy',
  version: 1,
  streams: STREAMS,
  seats: ({ seats }) => seats,
  begin: (options) => ({
    board: {
      options,
      round: 0,
      seats: Array.from({ length: options.seats }, () => ({ health: HEALTH, hand: [], drawn: undefined })),
      gangs: [options.horde, options.horde],
      deck: makeDeck(ALL_CARDS),
      discard: [],
      outcome: undefined,
    },
    frames: [{ kind: 'game', at: 'deal' }],
  }),
  frames: { game, round, turn, attack, split, wounds, evening },
  choices: toyChoices,
  evolve,
  clone: (board) => ({
    ...board,
    seats: board.seats.map((seat) => ({ ...seat, hand: [...seat.hand] })),
    gangs: [...board.gangs],
    deck: [...board.deck],
    discard: [...board.discard],
  }),
  outcome: (board) => board.outcome,
  view,
  redact,
  concealed,
  broken,
  judgement,
  determinize,
}
