import { nth } from '@graveshift/kernel'
import { emit, SETUP_STREAM, shareOut } from '@graveshift/zones'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

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
      kit.seats(table.board),
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
