import { type ChoiceRule, doOf, isRecord, nth, type Random } from '@graveshift/kernel'
import { sendOdd } from '../frames/activation.ts'
import type { OddOnes, SplitPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { NOT_AN_ANSWER, withFigures } from '../refusals.ts'

type Split = ZonesChoiceOf<'split'>

/** Every way to choose so many of the directions, in their order. */
function choose(
  to: readonly number[],
  extra: number,
  from: number,
  chosen: number[],
  into: SplitPick[],
): void {
  if (chosen.length === extra) {
    into.push({ do: 'split', to: chosen.slice() })
    return
  }
  for (let at = from; at <= to.length - (extra - chosen.length); at++) {
    chosen.push(nth(to, at))
    choose(to, extra, at + 1, chosen, into)
    chosen.pop()
  }
}

function sampleOf({ to, extra }: OddOnes, random: Random): SplitPick {
  // The chosen ones as bits: they are told in their order, whichever came first.
  let chosen = 0
  for (let left = to.length; left > to.length - extra; left--) {
    let at = 0
    for (let skip = random.below(left); skip > 0 || chosen & (1 << at); at++)
      if (!(chosen & (1 << at))) skip--
    chosen |= 1 << at
  }
  return { do: 'split', to: to.filter((_, at) => chosen & (1 << at)) }
}

/** Where the zombies go that cannot be shared out evenly (Z2-ZOM-05, Z2-RUL-09). */
export const splitChoice = (kit: Kit): ChoiceRule<Zones, Split, SplitPick> => ({
  list(_board, { odd }) {
    const picks: SplitPick[] = []
    choose(odd.to, odd.extra, 0, [], picks)
    return picks
  },
  sample: (_board, { odd }, random) => sampleOf(odd, random),
  check(_board, { odd }, pick) {
    if (pick.do !== 'split') return NOT_AN_ANSWER
    if (pick.to.length !== odd.extra)
      return withFigures(kit.refusals.split['split-sizes'], { count: odd.extra })
    const rising = pick.to.every((zone, at) => at === 0 || zone > nth(pick.to, at - 1))
    return rising && pick.to.every((zone) => odd.to.includes(zone)) ? undefined : kit.refusals.split['no-way']
  },
  // There is always one direction more than odd ones.
  forced: () => undefined,
  parse(_board, _choice, raw) {
    const given = isRecord(raw) ? raw.to : undefined
    if (doOf(raw) !== 'split' || !Array.isArray(given) || given.length > kit.map.size) return NOT_AN_ANSWER
    const to: number[] = []
    for (const name of given) {
      const zone = typeof name === 'string' ? kit.map.named.get(name) : undefined
      if (zone === undefined) return NOT_AN_ANSWER
      to.push(zone)
    }
    return { do: 'split', to: to.sort((one, other) => one - other) }
  },
  show: (_board, _choice, { to }) => ({ do: 'split', to: to.map((zone) => zoneName(kit.map, zone)) }),
  answer(_table, frame, { odd }, { to }) {
    if (frame.kind === 'activation') sendOdd(frame, odd, to)
  },
})
