import { asJson, isRecord, isRefusal, type Json } from '@graveshift/kernel'
import {
  type ActPick,
  type AttackOdds,
  attackOdds,
  burningOdds,
  currentTurn,
  type DrivePick,
  dangerLevel,
  driveOdds,
  exposureOf,
  type FightPick,
  type Heading,
  headingsOf,
  type ImprovisePick,
  LEVELS,
  MELEE,
  personName,
  RANGED,
  secondHeadings,
  type ThrowPick,
  zoneName,
} from '@graveshift/zones'
import { ACTIONS } from '../actions.ts'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

/** The odds of an answer that attacks; undefined where it does not, or where nobody stands to be attacked. */
function oddsOfPick(kit: SecondKit, board: Board, person: number, pick: ActPick): AttackOdds | undefined {
  if (pick.do === 'drive') return driveOdds(kit, board, (pick as DrivePick).path)
  if (pick.do === 'throw') return burningOdds(kit, board, (pick as ActPick & ThrowPick).zone)
  const { card, zone, dual = false, crowd = false } = pick as Partial<FightPick> & ImprovisePick
  const mode = pick.do === 'melee' || card === 'improvised-melee' ? MELEE : RANGED
  return attackOdds(kit, board, person, { card, dual, mode }, zone, crowd)
}

/** Actions that attack. */
const ATTACKS = ['melee', 'ranged', 'improvise', 'throw', 'drive'] as const

/** The odds of an answer as it is written; undefined where it is no attack. */
export function oddsOfAnswer(
  kit: SecondKit,
  board: Board,
  person: number,
  raw: Json,
): AttackOdds | undefined {
  const name = isRecord(raw) ? ATTACKS.find((each) => each === raw.do) : undefined
  const pick = name && ACTIONS[name]?.parse(kit, board, raw)
  return pick && !isRefusal(pick) ? oddsOfPick(kit, board, person, pick) : undefined
}

/** Every attack that a survivor may make in the running turn, with its odds. */
function attacksOf(kit: SecondKit, board: Board): Json[] {
  const turn = currentTurn(board)
  if (!turn) return []
  const { person } = turn
  return ATTACKS.flatMap((name) => {
    const action = ACTIONS[name]
    if (!action) return []
    const picks: ActPick[] = []
    action.candidates(kit, board, person, picks)
    return picks.flatMap((pick): Json[] => {
      if (action.check(kit, board, person, pick)) return []
      const odds = oddsOfPick(kit, board, person, pick)
      if (!odds) return []
      const { byKind, ...rest } = odds
      const kinds = Object.fromEntries(kit.kinds.map(({ id }, kind) => [id, byKind[kind] ?? 0]))
      return [asJson({ pick: action.show(kit, board, pick), ...rest, byKind: kinds })]
    })
  })
}

/** Chances and projections, from what is public: all that lies on the board (Z2-TBL-04). */
export function oddsOf(kit: SecondKit, board: Board): Json {
  const name = (zone: number) => zoneName(kit.map, zone)
  const shown = ({ zone, why, targets, to }: Heading) => ({
    zone: name(zone),
    why,
    targets: targets.map(name),
    to: to.map(name),
  })
  return {
    danger: LEVELS[dangerLevel(board)] ?? null,
    attacks: attacksOf(kit, board),
    exposure: exposureOf(kit, board).map(({ zone, people, least, most }) => ({
      zone: name(zone),
      people: people.map((person) => personName(board, person)),
      least,
      most,
    })),
    headings: headingsOf(kit, board).map((heading) => {
      const then = secondHeadings(kit, board, heading).map(shown)
      return then.length > 0 ? { ...shown(heading), then } : shown(heading)
    }),
  }
}
