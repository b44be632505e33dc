import { asJson, isRecord, isRefusal, type Json } from '@graveshift/kernel'
import type { FightPick } from '../actions/fight.ts'
import type { ImprovisePick } from '../actions/improvise.ts'
import type { ThrowPick } from '../actions/throw.ts'
import type { ZonesBoard } from '../board.ts'
import { LEVELS, MELEE, RANGED } from '../content/types.ts'
import type { ActPick } from '../game.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { personName } from '../names.ts'
import { currentTurn, dangerLevel } from '../people.ts'
import { type Heading, headingsOf, secondHeadings } from '../zombies/heading.ts'
import { type AttackOdds, attackOdds } from './attack.ts'
import { burningOdds } from './burning.ts'
import { exposureOf } from './exposure.ts'

/** The odds of an action that attacks; undefined where nobody stands to be attacked. */
export type ActionOdds<
  P extends ActPick = ActPick,
  K extends Kit = Kit,
  B extends ZonesBoard = ZonesBoard,
> = {
  odds(kit: K, board: B, person: number, pick: P): AttackOdds | undefined
}['odds']

/** Actions that attack, by name: those of every game on zones, or of one with its own. */
export type AttackTable<K extends Kit, B extends ZonesBoard> = Readonly<
  Record<string, ActionOdds<ActPick, K, B>>
>

const fightIn =
  (mode: number): ActionOdds<FightPick> =>
  (kit, board, person, { card, zone, dual, crowd, style }) =>
    attackOdds(kit, board, person, { card, dual, mode, style }, zone, crowd)

const improviseOdds: ActionOdds<ImprovisePick> = (kit, board, person, { card, zone }) => {
  const mode = card === 'improvised-melee' ? MELEE : RANGED
  return attackOdds(kit, board, person, { card, dual: false, mode }, zone, false)
}

const throwOdds: ActionOdds<ThrowPick> = (kit, board, _person, { zone }) => burningOdds(kit, board, zone)

export const ZONES_ATTACKS: Readonly<Record<string, ActionOdds>> = {
  melee: fightIn(MELEE),
  ranged: fightIn(RANGED),
  improvise: improviseOdds,
  throw: throwOdds,
}

/** The odds of an answer as it is written; undefined where it is no attack. */
export function oddsOfAnswer<K extends Kit, B extends ZonesBoard>(
  attacks: AttackTable<K, B>,
  kit: K,
  board: B,
  person: number,
  raw: Json,
): AttackOdds | undefined {
  const name = isRecord(raw) && typeof raw.do === 'string' && Object.hasOwn(attacks, raw.do) ? raw.do : ''
  const pick = name === '' ? undefined : kit.actions[name]?.parse(kit, board, raw)
  return pick && !isRefusal(pick) ? attacks[name]?.(kit, board, person, pick) : undefined
}

/** Every attack that a survivor may make in the running turn, with its odds. */
function attacksOf<K extends Kit, B extends ZonesBoard>(
  attacks: AttackTable<K, B>,
  kit: K,
  board: B,
): Json[] {
  const turn = currentTurn(board)
  if (!turn) return []
  const { person } = turn
  return Object.entries(attacks).flatMap(([name, oddsOfPick]) => {
    const action = kit.actions[name]
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

/** Chances and projections, from what is public: all that lies on the board. */
export function oddsOf<K extends Kit, B extends ZonesBoard>(
  attacks: AttackTable<K, B>,
  kit: K,
  board: B,
): Json {
  const name = (zone: number) => zoneName(kit.map, zone)
  const shown = ({ zone, why, targets, to }: Heading) => ({
    zone: name(zone),
    why,
    targets: targets.map(name),
    to: to.map(name),
  })
  return {
    danger: LEVELS[dangerLevel(board)] ?? null,
    attacks: attacksOf(attacks, kit, board),
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
