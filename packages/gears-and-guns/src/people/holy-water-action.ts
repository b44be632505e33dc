import { doOf, flagIn, nth, type Refusal, textIn } from '@graveshift/kernel'
import { TRUTH } from '@graveshift/kernel/outward'
import {
  type Action,
  act,
  cannotPay,
  emit,
  everyCard,
  hasCard,
  isOver,
  NOT_AN_ANSWER,
  PAYS,
  personAt,
  UNSEEN,
  withFigures,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { CARD, ZONE } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import { purifyWorth } from '../judgement/holy-water.ts'
import { spawnsOf } from '../spawning/spawning.ts'
import type { WesternKit } from '../western-kit.ts'
import { isHoly, type PurifyPick } from './holy.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'

const WHY = PEOPLE_REFUSALS.purify

/** A pile that is not safe yet, awake or asleep. */
function unsafePile(kit: WesternKit, board: Board, zone: number): number | undefined {
  const pile = kit.mission.piles.findIndex((each) => each.zone === zone)
  return pile < 0 || board.pilesSafe & (1 << pile) ? undefined : pile
}

/** The zone of the starting spawn token, which never moves. */
const startSpawn = (kit: WesternKit, board: Board): number =>
  nth(board.spawnsAt, nth(spawnsOf(kit, 'start'), 0))

/** A mobile spawn token in a zone, away from where it would be sent. */
const mobileIn = (kit: WesternKit, board: Board, zone: number): number | undefined =>
  zone === startSpawn(kit, board)
    ? undefined
    : spawnsOf(kit, 'mobile').find((spawn) => board.spawnsAt[spawn] === zone)

/** Makes a pile safe for good, or sends a mobile spawn token home (UA-HWT-01, UA-HWT-02). */
export const purifyAction: Action<PurifyPick, Western, WesternKit> = {
  do: 'purify',
  needs: { pays: PAYS.other },
  fields: [{ card: CARD, zone: ZONE }, { spawn: TRUTH }],
  bots: { atSight: 120, plan: 'purify', worth: purifyWorth },
  candidates(kit, board, person, into) {
    const holy = everyCard(personAt(board, person)).filter((card) => isHoly(kit, board, person, card))
    if (holy.length === 0) return
    for (const card of new Set(holy)) {
      for (const zone of kit.inSight(board, person)) {
        if (unsafePile(kit, board, zone) !== undefined) into.push({ do: 'purify', card, zone, spawn: false })
        if (mobileIn(kit, board, zone) !== undefined) into.push({ do: 'purify', card, zone, spawn: true })
      }
    }
  },
  check(kit, board, person, { card, zone, spawn }) {
    if (!hasCard(personAt(board, person), card)) return WHY['card-not-there']
    if (!isHoly(kit, board, person, card)) return WHY['not-holy']
    const range = kit.sight(board, person, zone)
    if (range === UNSEEN) return WHY['cannot-see']
    const [least, most] = kit.cards[card]?.reach ?? [0, 0]
    if (range < least || range > most) return withFigures(WHY['out-of-range'], { least, most })
    if (spawn && mobileIn(kit, board, zone) === undefined) return WHY['no-spawn-there']
    if (!spawn && unsafePile(kit, board, zone) === undefined) return WHY['no-pile-there']
    return cannotPay(kit, board, person, PAYS.other, 1, WHY['no-actions'])
  },
  perform(kit, table, person, { card, zone, spawn }) {
    const pile = unsafePile(kit, table.board, zone)
    const token = mobileIn(kit, table.board, zone)
    act(kit, table, person, 'purify', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'discarded', person, card })
    if (isOver(table)) return
    if (!spawn && pile !== undefined) emit(kit, table, { type: 'pilePurified', pile, person })
    if (spawn && token !== undefined)
      emit(kit, table, {
        type: 'spawnMoved',
        spawn: token,
        zone: startSpawn(kit, table.board),
        person,
      })
  },
  parse(kit, _board, raw): PurifyPick | Refusal {
    const card = textIn(raw, 'card')
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'purify' && card !== undefined && zone !== undefined
      ? { do: 'purify', card, zone, spawn: flagIn(raw, 'spawn') }
      : NOT_AN_ANSWER
  },
  show: (kit, _board, { card, zone, spawn }) => ({
    do: 'purify',
    card,
    zone: zoneName(kit.map, zone),
    spawn: spawn || undefined,
  }),
}
