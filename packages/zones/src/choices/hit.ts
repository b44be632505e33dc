import { type ChoiceRule, doOf, flagIn, integerIn, nth } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { canKill, mayTarget, targetsFor } from '../combat/targets.ts'
import { resolveHit } from '../frames/attack.ts'
import type { HitPick, Zones, ZonesChoiceOf } from '../game.ts'
import { zombiesIn, zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { kindIn, kindName } from '../names.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

type Hit = ZonesChoiceOf<'hit'>

/** One hit for each damage there is and each kind it may be given to. */
function picks(kit: Kit, board: ZonesBoard, { zone, free, hits, reaps }: Hit): HitPick[] {
  const found: HitPick[] = []
  hits.forEach((damage, index) => {
    if (hits.indexOf(damage) !== index) return
    for (const kind of targetsFor(kit, board, zone, damage, free)) {
      found.push({ do: 'hit', kind, damage, reap: false })
      if (reaps > 0 && canKill(kit, kind, damage) && zombiesOf(kit, board, zone, kind) > 1)
        found.push({ do: 'hit', kind, damage, reap: true })
    }
  })
  return found
}

/** Whether the hits suffice for everybody there, in whichever order they are given (Z2-TBL-03). */
function takeAll(kit: Kit, board: ZonesBoard, { zone, hits }: Hit): boolean {
  if (zombiesIn(kit, board, zone) > hits.length) return false
  const weakest = nth(hits, hits.length - 1)
  for (let kind = 0; kind < kit.kinds.length; kind++)
    if (zombiesOf(kit, board, zone, kind) > 0 && !canKill(kit, kind, weakest)) return false
  return true
}

/** What there is to choose: the first of all where it makes no difference. */
function offered(kit: Kit, board: ZonesBoard, choice: Hit): HitPick[] {
  const all = picks(kit, board, choice)
  return takeAll(kit, board, choice) ? all.slice(0, 1) : all
}

/** Which zombie a hit goes to; only asked where the order leaves room (Z2-RUL-53). */
export const hitChoice = (kit: Kit): ChoiceRule<Zones, Hit, HitPick> => ({
  list: (board, choice) => offered(kit, board, choice),
  sample: (board, choice, random) => anyOf(picks(kit, board, choice), random),
  check(board, choice, pick) {
    if (pick.do !== 'hit') return NOT_AN_ANSWER
    const { zone, free, hits, reaps } = choice
    if (!hits.includes(pick.damage)) return kit.refusals.hit['wrong-damage']
    if (zombiesOf(kit, board, zone, pick.kind) === 0) return kit.refusals.hit['no-zombies-there']
    if (!mayTarget(kit, board, zone, pick.kind, free)) return kit.refusals.hit['higher-priority-first']
    const targets = targetsFor(kit, board, zone, pick.damage, free)
    if (!targets.includes(pick.kind)) return kit.refusals.hitInVain['no-zombies-there']
    if (!pick.reap) return undefined
    if (reaps === 0) return kit.refusals.reap['skill-missing']
    return canKill(kit, pick.kind, pick.damage) && zombiesOf(kit, board, zone, pick.kind) > 1
      ? undefined
      : kit.refusals.reap['no-zombies-there']
  },
  forced: (board, choice) => onlyOne(offered(kit, board, choice)),
  parse(_board, { hits }, raw) {
    const kind = kindIn(kit, raw, 'kind')
    const damage = integerIn(raw, 'damage') ?? nth(hits, 0)
    return doOf(raw) === 'hit' && kind !== undefined
      ? { do: 'hit', kind, damage, reap: flagIn(raw, 'reap') }
      : NOT_AN_ANSWER
  },
  show: (_board, _choice, { kind, damage, reap }) => ({
    do: 'hit',
    kind: kindName(kit, kind),
    damage,
    reap: reap || undefined,
  }),
  answer(table, frame, _choice, { kind, damage, reap }) {
    if (frame.kind === 'attack') resolveHit(kit, table, frame, kind, damage, reap)
  },
})
