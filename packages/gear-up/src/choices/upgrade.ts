import { type ChoiceRule, doOf, nth, type Random, textIn } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { COLOURS, type Colour, colourIndex } from '../content/types.ts'
import type { ChoiceOf, GearUp, UpgradePick } from '../game.ts'
import { refuse } from '../refusals.ts'
import { seatBoard } from '../seats.ts'
import { NOT_AN_ANSWER } from './parse.ts'

export const MOST_UPGRADES = 2

function levelOf(board: Board, seat: number, colour: Colour): number {
  return seatBoard(board, seat).upgrades[colourIndex(colour)] as number
}

/** Every set of colors, by its bits in the order of COLOURS; made once, because every upgrade asks several times. */
const COLOUR_SETS: readonly (readonly Colour[])[] = Array.from({ length: 1 << COLOURS.length }, (_, set) =>
  COLOURS.filter((_, index) => set & (1 << index)),
)

/** Colors of weapons with a locked upgrade. */
export function lockedWeapons(board: Board, seat: number): readonly Colour[] {
  const { upgrades } = seatBoard(board, seat)
  let set = 0
  for (let index = 0; index < COLOURS.length; index++)
    if ((upgrades[index] as number) < MOST_UPGRADES) set |= 1 << index
  return COLOUR_SETS[set] as readonly Colour[]
}

/** One of these weapons at random. */
export function sampleUpgrade(locked: readonly Colour[], random: Random): UpgradePick {
  return { do: 'upgrade', colour: locked[random.below(locked.length)] as Colour }
}

/** Which weapon an earned upgrade goes to; on a weapon left comes before right (GU-UPG-01, GU-UPG-02). */
export const upgradeChoice: ChoiceRule<GearUp, ChoiceOf<'upgrade'>> = {
  list: (board, { seat }) =>
    lockedWeapons(board, seat).map((colour): UpgradePick => ({ do: 'upgrade', colour })),
  sample: (board, { seat }, random) => sampleUpgrade(lockedWeapons(board, seat), random),
  check(board, { seat }, pick) {
    if (pick.do !== 'upgrade') return NOT_AN_ANSWER
    return levelOf(board, seat, pick.colour) < MOST_UPGRADES
      ? undefined
      : refuse('upgrade-complete', 'GU-UPG-02')
  },
  forced(board, { seat }) {
    const locked = lockedWeapons(board, seat)
    return locked.length === 1 ? { do: 'upgrade', colour: nth(locked, 0) } : undefined
  },
  parse(_board, _choice, raw) {
    const colour = COLOURS.find((known) => known === textIn(raw, 'colour'))
    return doOf(raw) === 'upgrade' && colour ? { do: 'upgrade', colour } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'upgrade' ? { do: 'upgrade', colour: pick.colour } : { do: pick.do },
  answer(table, _frame, { seat }, pick) {
    if (pick.do !== 'upgrade') return
    const { colour } = pick
    table.emit({ type: 'upgraded', seat, colour, level: levelOf(table.board, seat, colour) + 1 })
  },
}
