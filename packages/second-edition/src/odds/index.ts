import type { Json } from '@graveshift/kernel'
import {
  currentTurn,
  dangerLevel,
  type FightPick,
  headingsOf,
  type ImprovisePick,
  LEVELS,
  MELEE,
  personName,
  RANGED,
  zoneName,
} from '@graveshift/zones'
import { ACTIONS } from '../actions/index.ts'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'
import { attackOdds } from './attack.ts'
import { exposureOf } from './exposure.ts'

export * from './attack.ts'
export * from './exposure.ts'

const PLAIN = { dual: false, crowd: false } as const

/** Every attack with a roll that a survivor may make in the running turn, with its odds. */
function attacksOf(kit: SecondKit, board: Board): Json[] {
  const turn = currentTurn(board)
  if (!turn) return []
  const { person } = turn
  return ['melee', 'ranged', 'improvise'].flatMap((name) => {
    const action = ACTIONS[name]
    if (!action) return []
    const picks: (FightPick | ImprovisePick)[] = []
    action.candidates(kit, board, person, picks as never)
    return picks.flatMap((pick): Json[] => {
      if (action.check(kit, board, person, pick)) return []
      const { card, zone } = pick
      const { dual, crowd } = 'dual' in pick ? pick : PLAIN
      const mode = name === 'melee' || card === 'improvised-melee' ? MELEE : RANGED
      const odds = attackOdds(kit, board, person, { card, dual, mode }, zone, crowd)
      if (!odds) return []
      const { byKind, ...rest } = odds
      const kinds = Object.fromEntries(kit.kinds.map(({ id }, kind) => [id, byKind[kind] ?? 0]))
      return [{ pick: action.show(kit, board, pick), ...rest, byKind: kinds } as unknown as Json]
    })
  })
}

/** Chances and projections, from what is public: all that lies on the board (Z2-TBL-04). */
export function oddsOf(kit: SecondKit, board: Board): Json {
  const name = (zone: number) => zoneName(kit.map, zone)
  return {
    danger: LEVELS[dangerLevel(board)] ?? null,
    attacks: attacksOf(kit, board),
    exposure: exposureOf(kit, board).map(({ zone, people, least, most }) => ({
      zone: name(zone),
      people: people.map((person) => personName(board, person)),
      least,
      most,
    })),
    headings: headingsOf(kit, board).map(({ zone, why, targets, to }) => ({
      zone: name(zone),
      why,
      targets: targets.map(name),
      to: to.map(name),
    })),
  }
}
