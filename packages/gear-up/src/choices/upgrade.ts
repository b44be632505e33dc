import { type ChoiceRule, nth } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { COLOURS, type Colour, colourIndex } from '../content/types.ts'
import type { ChoiceOf, GearUp, UpgradePick } from '../game.ts'
import { refuse } from '../refusals.ts'
import { seatBoard } from '../seats.ts'
import { doOf, NOT_AN_ANSWER, text } from './parse.ts'

export const MOST_UPGRADES = 2

function levelOf(board: Board, seat: number, colour: Colour): number {
  return seatBoard(board, seat).upgrades[colourIndex(colour)] as number
}

/** Colours of weapons with a locked upgrade. */
export function lockedWeapons(board: Board, seat: number): Colour[] {
  const locked: Colour[] = []
  for (const colour of COLOURS) if (levelOf(board, seat, colour) < MOST_UPGRADES) locked.push(colour)
  return locked
}

/** Which weapon an earned upgrade goes to; on a weapon left comes before right (GU-UPG-01, GU-UPG-02). */
export const upgradeChoice: ChoiceRule<GearUp, ChoiceOf<'upgrade'>> = {
  list: (board, { seat }) =>
    lockedWeapons(board, seat).map((colour): UpgradePick => ({ do: 'upgrade', colour })),
  sample(board, { seat }, random) {
    const locked = lockedWeapons(board, seat)
    return { do: 'upgrade', colour: locked[random.below(locked.length)] as Colour }
  },
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
    const colour = COLOURS.find((known) => known === text(raw, 'colour'))
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
