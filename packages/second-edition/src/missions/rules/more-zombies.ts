import { kindOf, peopleIn } from '@graveshift/zones'
import { atMoment } from '../moments.ts'
import type { RuleMaker } from '../rule.ts'
import { zonesOf } from '../zones-of.ts'

/** Zombies beyond those of the spawn tokens. */

const NOWHERE: readonly number[] = []

export const reinforcements: RuleMaker<'reinforcements'> = ({ zones, first, every }, mission) => {
  const places = zonesOf(mission, zones)
  return {
    spawns: (_kit, { round }) => (round >= first && (round - first) % every === 0 ? places : NOWHERE),
  }
}

export const darkSpawn: RuleMaker<'dark-spawn'> = ({ every }) => ({
  spawns({ map }, board) {
    if (board.round % every !== 0) return NOWHERE
    return map.buildings.flatMap(({ dark }, building) =>
      board.opened & (1 << building) ? dark.filter((zone) => peopleIn(board, zone) === 0) : [],
    )
  },
})

export const arrival: RuleMaker<'arrival'> = ({ zone: name, kind, count, when }, mission) => {
  const [zone = 0] = zonesOf(mission, [name])
  return atMoment(when, (kit, table) => {
    const seat = table.board.first
    // How many abominations there may be, and which one comes, is for the game to say (Z2-OPT-01, Z2-OPT-02).
    if (kind === 'abomination') kit.spawn(table, zone, kindOf(kit, kind), count, seat)
    else table.push({ kind: 'arrival', at: 'place', zone, zombie: kindOf(kit, kind), count, seat })
  })
}
