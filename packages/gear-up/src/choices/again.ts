import { type ChoiceRule, doOf, has, nth } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { SecondActivation } from '../effects/effect.ts'
import type { AgainPick, ChoiceOf, GearUp, Pick } from '../game.ts'
import { suffer } from '../harm.ts'
import { checkPayment } from '../hit-checks.ts'
import { hasTarget } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { armOf, owned, payments, seatBoard } from '../seats.ts'
import { AGAINS, type Again as AgainEffect } from '../sources.ts'
import { NOT_AN_ANSWER, payment } from './parse.ts'

type Again = ChoiceOf<'again'>

const isAgain = (what: string | undefined): what is AgainEffect => AGAINS.some((again) => again === what)

const isSecond = (pick: Pick): pick is Exclude<AgainPick, { readonly do: 'stop' }> => isAgain(pick.do)

const STOP: AgainPick = { do: 'stop' }

/** Whether this effect may bring a second activation now (GU-EFX-22, GU-EFX-23). */
function isPossible(content: Content, board: Board, choice: Again, second: SecondActivation): boolean {
  const { seat, wield } = choice
  if (second.ammo !== undefined && owned(seatBoard(board, seat).ammo) === 0) return false
  if (second.needsDamageCrossed && choice.damage === 0) return false
  const { longRange } = armOf(content, board, seat, wield).powers
  return hasTarget(content, board, seat, longRange, second.anotherTarget ? choice.hit : [])
}

function possible(content: Content, board: Board, choice: Again): SecondActivation[] {
  const { seconds } = armOf(content, board, choice.seat, choice.wield).powers
  return seconds.filter((second) => isPossible(content, board, choice, second))
}

function picks(board: Board, seat: number, second: SecondActivation): AgainPick[] {
  if (second.harm === undefined) return [{ do: second.again, pay: undefined }]
  return payments(board, seat).map((pay) => ({ do: second.again, pay }))
}

/** Activate the weapon a second time, by which effect, or not. At most twice a turn (GU-EFX-10). */
export const againChoice = (content: Content): ChoiceRule<GearUp, Again> => ({
  list: (board, choice) => [
    STOP,
    ...possible(content, board, choice).flatMap((second) => picks(board, choice.seat, second)),
  ],
  sample(board, choice, random) {
    const ways = possible(content, board, choice)
    const second = ways[random.below(ways.length + 1)]
    if (!second) return STOP
    const paid = picks(board, choice.seat, second)
    return nth(paid, random.below(paid.length))
  },
  check(board, choice, pick) {
    if (pick.do === 'stop') return undefined
    if (!isSecond(pick)) return NOT_AN_ANSWER
    const second = possible(content, board, choice).find((way) => way.again === pick.do)
    if (!second) return refuse('no-second-activation', 'GU-EFX-22')
    return checkPayment(board, choice.seat, pick.pay, second.harm === undefined ? 0 : 1, 'GU-EFX-22')
  },
  forced: (board, choice) => (possible(content, board, choice).length > 0 ? undefined : STOP),
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'stop') return STOP
    return isAgain(what) ? { do: what, pay: payment(raw) } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => (has(pick, 'pay') ? { do: pick.do, pay: pick.pay } : { do: pick.do }),
  answer(table, frame, choice, pick) {
    if (frame.kind !== 'activation' || pick.do === 'stop') return
    const { seat, wield } = choice
    const { powers } = armOf(content, table.board, seat, wield)
    const second = powers.seconds.find((way) => way.again === pick.do)
    if (!second || !has(wield, 'colour')) return
    // The price comes first: its damage can be a defeat (GU-EFX-22).
    if (second.ammo !== undefined) table.emit({ type: 'ammoSpent', seat, why: second.ammo })
    if (second.harm !== undefined)
      suffer(table, seat, 1, has(pick, 'pay') && pick.pay === 'armor' ? 1 : 0, second.harm)
    if (table.board.outcome !== undefined) return
    table.emit({ type: 'weaponUsed', seat, colour: wield.colour, again: second.again })
    frame.at = 'draw'
    frame.second = true
    frame.left = powers.times
    frame.avoid = second.anotherTarget ? frame.hit : []
    frame.made = 0
    frame.damage = 0
    frame.hit = []
  },
})
