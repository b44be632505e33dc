import {
  type Board,
  type BoardView,
  bossForecast,
  contentFor,
  type Event,
  GEAR_UP_MODULE,
  type GearUp,
  type Options,
  walkForecast,
} from '@graveshift/gear-up'
import { isRecord, sizeOf } from '@graveshift/kernel'
import { summarise } from '../../src/games/gear-up/after/summarise.ts'
import { upgradesToCome } from '../../src/games/gear-up/table/bars/upgrades-to-come.ts'
import type { Plug } from './plug.ts'

type Put = (name: string, ...values: readonly (number | string)[]) => void

const bySquare = (squares: string): string => squares.split(' ').toSorted().join(' ')

function seatFigures(put: Put, { seats }: BoardView): void {
  for (const [seat, mine] of seats.entries()) {
    const { health, armor, ammo, weapons } = mine
    put(`seat.${seat}.owed`, upgradesToCome(mine))
    put(`seat.${seat}.health`, health.left)
    put(`seat.${seat}.armor`, armor.owned)
    put(`seat.${seat}.ammo`, ammo.owned)
    put(`seat.${seat}.track.health`, health.left, health.of - health.left, health.of)
    put(`seat.${seat}.track.armor`, armor.owned, armor.used, armor.of)
    put(`seat.${seat}.track.ammo`, ammo.owned, ammo.used, ammo.of)
    for (const { id, frenzy, starting, upgrades } of weapons)
      for (const effect of [...upgrades, ...(starting ? [starting] : [])])
        if (effect.effect === 'frenzy') put(`seat.${seat}.frenzy.${id}`, frenzy, effect.track.length)
  }
}

function targetFigures(put: Put, { zombies, boss }: BoardView): void {
  for (const { target, damage, crossed } of zombies) {
    put(`target.${target}.damage`, damage)
    put(`target.${target}.crossed`, bySquare(crossed))
  }
  for (const { target, attack, specialAttack, crossed } of boss.bodies) {
    put(`target.${target}.damage-yellow`, attack)
    put(`target.${target}.damage-blue`, specialAttack)
    put(`target.${target}.crossed`, bySquare(crossed))
  }
  put('screams', boss.screams, boss.track.length)
}

function deckFigures(put: Put, options: Options, { left }: BoardView): void {
  const { turnCards } = contentFor(options)
  const cards = left.turn.flatMap((id) => turnCards[id] ?? [])
  for (const colour of ['red', 'green', 'blue', 'yellow'])
    put(`deck.turn.${colour}`, cards.filter((card) => card.colour === colour).length)
  for (const speed of ['none', 'slow', 'fast', 'all'])
    put(`deck.turn.${speed}`, cards.filter((card) => card.speed === speed).length)
  for (const letter of ['a', 'b', 'c'] as const) put(`deck.spawn.${letter}`, left.spawn[letter] ?? 0)
  for (const [phase, deck] of left.boss.entries())
    for (const [card, count] of Object.entries(deck)) put(`deck.boss.${phase}.${card}`, count)
  put('deck.zombies', left.regular, left.special)
}

/** What is coming: the least and the most, or one number where they are the same. */
function comingFigures(put: Put, options: Options, board: Board): void {
  if (board.outcome !== undefined) return
  const content = contentFor(options)
  const range = (name: string, values: readonly number[]) => {
    if (values.length > 0) put(name, ...new Set([Math.min(...values), Math.max(...values)]))
  }
  const { outcomes } = walkForecast(content, board).walks
  const card = bossForecast(content, board)
  for (const seat of board.seats.keys()) {
    range(
      `seat.${seat}.walk`,
      outcomes.map(({ damage }) => damage[seat] ?? 0),
    )
    if (card?.kind === 'boss')
      range(
        `seat.${seat}.boss`,
        card.cards.outcomes.map(({ tolls }) => tolls[seat]?.most ?? 0),
      )
  }
}

/** Whether one promise came true with what happened. */
function isKept(promise: string, events: readonly Event[]): boolean {
  const [what, ...rest] = promise.split(' ')
  const [first = 0, second, third] = rest
  const sum = (of: (event: Event) => number) => events.reduce((total, event) => total + of(event), 0)
  switch (what) {
    case 'wins':
      return events.some(({ type }) => type === 'won')
    case 'loses':
      return events.some(({ type }) => type === 'lost')
    case 'squares':
      return (
        sum((event) =>
          event.type === 'crossed' || event.type === 'ringCleared' ? sizeOf(event.lo, event.hi) : 0,
        ) === Number(first)
      )
    case 'kill':
      return Number(first) < 0
        ? events.some((event) => event.type === 'won' || event.type === 'crossed')
        : events.some((event) => event.type === 'killed' && event.zombie === Number(first))
    case 'gain':
      return events.some(
        (event) =>
          event.type === 'gained' &&
          event.seat === Number(first) &&
          event.what === second &&
          event.amount === Number(third),
      )
    case 'pay':
      return sum((event) => (event.type === 'suffered' ? event.armor + event.health : 0)) >= Number(first)
    case 'ammo':
      return events.some(({ type }) => type === 'ammoSpent')
    default:
      return false
  }
}

export const GEAR_UP: Plug<GearUp> = {
  game: 'gear-up',
  setUp: '/#/gear-up/new',
  module: GEAR_UP_MODULE,
  leader: ({ setup }) => setup.leader,
  figures(options, board) {
    const figures = new Map<string, string>()
    const put: Put = (name, ...values) => figures.set(name, values.join(' '))
    const view = GEAR_UP_MODULE.rulesFor(options).view(board as Board, 'spectator') as unknown as BoardView
    put('clock', view.round, view.turn)
    seatFigures(put, view)
    targetFigures(put, view)
    deckFigures(put, options, view)
    comingFigures(put, options, board as Board)
    return figures
  },
  missing: (_options, _board, shown) =>
    ['clock', 'seat.0.health', 'deck.zombies'].filter((name) => !shown.has(name)),
  inFull: [],
  brokenPromises(promises, { pick, events }) {
    // What is in the hand is promised of drawing it; whoever does something else was promised nothing.
    if (!isRecord(pick) || (pick.do !== 'hit' && pick.do !== 'shoot')) return []
    return promises.filter((promise) => !isKept(promise, events))
  },
  ending(session) {
    const figures = new Map<string, string>()
    const put: Put = (name, ...values) => figures.set(name, values.join(' '))
    const summary = summarise(session)
    if (!summary) return figures
    const { board } = session.state
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    put('end.turns', board.round < 2 ? board.turn : 9 + board.turn)
    put('end.kills', sum(summary.seats.map(({ kills }) => kills)))
    put('end.crossed', sum(summary.seats.map(({ crossed }) => crossed)))
    put('end.lost', sum(summary.turns.map(({ lost }) => lost)))
    put('end.decisions', summary.decisions)
    for (const [seat, mine] of board.seats.entries()) {
      const told = summary.seats[seat]
      put(`end.seat.${seat}.health`, mine.health, told?.of ?? 0)
      put(`end.seat.${seat}.kills`, told?.kills ?? 0)
      put(`end.seat.${seat}.crossed`, told?.crossed ?? 0)
      put(`end.seat.${seat}.upgrades`, told?.upgrades ?? 0)
      put(`end.seat.${seat}.armor`, mine.armor.used)
      put(`end.seat.${seat}.ammo`, mine.ammo.used)
    }
    return figures
  },
  statistics(session) {
    const ending = this.ending(session)
    return new Map(['kills', 'crossed', 'lost'].map((name) => [name, ending.get(`end.${name}`) ?? '']))
  },
  keys: ['f', 'n', 'q'],
}
