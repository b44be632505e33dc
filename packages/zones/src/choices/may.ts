import { type ChoiceRule, doOf, type Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import type { MayPick, Zones, ZonesChoiceOf, ZonesFrame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf } from './forced.ts'

type May = ZonesChoiceOf<'may'>

/** Something that is offered and may be left, declared beside whatever offers it; a game lists those it has. */
export interface Offer {
  readonly id: string
  /** What a yes brings about; a no leaves everything as it is. */
  yes(kit: Kit, table: Table<Zones>, asked: May, frame: ZonesFrame): void
}

/** The question whether somebody wants it: about somebody else, or about a card. */
export function offered(
  { id }: Offer,
  seat: number,
  person: number,
  { other = NONE, card = '' }: Partial<Pick<May, 'other' | 'card'>> = {},
): Omit<May, 'id' | 'lane'> {
  return { kind: 'may', what: id, seat, person, other, card }
}

const PICKS: readonly MayPick[] = [{ do: 'yes' }, { do: 'no' }]

/** Something offered that may be left. */
export const mayChoice = (kit: Kit): ChoiceRule<Zones, May, MayPick> => ({
  list: () => PICKS.slice(),
  sample: (_board, _choice, random) => anyOf(PICKS, random),
  check: (_board, _choice, pick) => (pick.do === 'yes' || pick.do === 'no' ? undefined : NOT_AN_ANSWER),
  forced: () => undefined,
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    return what === 'yes' || what === 'no' ? { do: what } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ do: pick.do }),
  answer(table, frame, choice, pick) {
    if (pick.do === 'yes') kit.offers.find(({ id }) => id === choice.what)?.yes(kit, table, choice, frame)
  },
})
