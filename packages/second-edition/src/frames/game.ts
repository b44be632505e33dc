import { nth, type Table } from '@graveshift/kernel'
import { emit, kindOf, SETUP_STREAM, shareOut } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { streamOf } from '../streams.ts'
import type { Steps } from './steps.ts'

const FIRST_PLAYER_CARD = 'fire-axe'

/** A type of zombie the mission names; of the printed abominations any one may come. */
function kindFor(kit: SecondKit, table: Table<SecondEdition>, id: string): number {
  const kind = kindOf(kit, id)
  if (kind >= 0) return kind
  const able = kit.kinds.filter(({ abomination }) => abomination).map((each) => each.id)
  return kindOf(kit, nth(able, table.draw(streamOf('abomination'), able)))
}

/** Survivors who are not in play, by name. */
const notInPlay = ({ survivors }: SecondKit, { people }: Board): string[] =>
  Object.keys(survivors).filter((id) => !people.some((person) => person.id === id))

/** The table as the mission lays it out, the cards dealt, then round after round. */
export const gameSteps = (kit: SecondKit): Steps<'game'> => ({
  setup(table) {
    for (const { zone, kind, count } of kit.mission.zombies)
      emit(kit, table, { type: 'placed', zone, kind: kindFor(kit, table, kind), count, fresh: false })
    if (!kit.rules.some(({ pairs }) => pairs)) return 'stand'
    table.push({ kind: 'pairs', at: 'draw', pairs: [], kept: [] })
    return 'deal'
  },
  // With several starting zones the players choose who stands where (Z2-SET-09).
  stand(table, frame) {
    const person = frame.next
    const { people } = table.board
    if (kit.mission.start.length < 2 || person >= people.length) {
      frame.next = 0
      return 'companions'
    }
    frame.next += 1
    table.ask({ kind: 'stand', seat: nth(people, person).seat, person })
    return 'stand'
  },
  // The players choose which companion stands on which spot (Z2-CMP-05).
  companions(table, frame) {
    const spot = kit.mission.companions[frame.next]
    if (!spot) return 'deal'
    frame.next += 1
    const able = notInPlay(kit, table.board)
    const { zone, survivor } = spot
    if (survivor !== undefined && able.includes(survivor))
      emit(kit, table, { type: 'companionPlaced', id: survivor, zone })
    else if (able.length > 0) table.ask({ kind: 'companion', seat: 'team', zone, able })
    return 'companions'
  },
  deal(table) {
    table.push({ kind: 'deal', at: 'more', extra: [] })
    return 'first'
  },
  // The seat of whoever holds the Fire Axe begins (Z2-SET-07).
  first(table) {
    const { people } = table.board
    const holder = people.find(({ hand, pack }) =>
      [...hand, ...pack].some((card) => kit.cards[card]?.name === FIRST_PLAYER_CARD),
    )
    if (holder) emit(kit, table, { type: 'firstPlayer', seat: holder.seat })
    else table.ask({ kind: 'first', seat: 'team' })
    return 'prepare'
  },
  prepare(table) {
    for (let seat = 0; seat < kit.seats; seat++) table.fork(seat, { kind: 'prepare', at: 'ask', seat })
    return 'round'
  },
  round(table) {
    table.push({ kind: 'round', at: 'begin' })
    return 'round'
  },
})

const PAIR = 2
const PAIRS_PLAYED = 3

/** Two survivors at random for each starting zone; three pairs are played, the others wait to be rallied (M15). */
export const pairsSteps = (kit: SecondKit): Steps<'pairs'> => ({
  draw(table, frame) {
    const left = Object.keys(kit.survivors).sort()
    frame.pairs = kit.mission.start.map(() =>
      Array.from({ length: PAIR }, () => nth(left.splice(table.draw(SETUP_STREAM, left), 1), 0)),
    )
    return 'keep'
  },
  keep(table, frame) {
    const { pairs, kept } = frame
    if (kept.length === PAIRS_PLAYED) return 'cast'
    table.ask({ kind: 'keep', seat: 'team', pairs, kept })
    return 'keep'
  },
  cast(table, { pairs, kept }) {
    const { start } = kit.mission
    const played = kept.flatMap((pair) => nth(pairs, pair).map((id) => ({ id, zone: nth(start, pair) })))
    const seats = shareOut(
      played.map(({ id }) => id),
      kit.seats,
    )
    emit(kit, table, {
      type: 'cast',
      survivors: played.map(({ id, zone }) => ({
        id,
        zone,
        seat: seats.findIndex((team) => team.includes(id)),
      })),
    })
    pairs.forEach((pair, at) => {
      if (!kept.includes(at))
        for (const id of pair) emit(kit, table, { type: 'companionPlaced', id, zone: nth(start, at) })
    })
    return undefined
  },
})
