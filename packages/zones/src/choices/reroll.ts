import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import { roll, rollOthers, throwsUsualAgain } from '../combat/dice.ts'
import type { RerollPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf } from './forced.ts'

type Reroll = ZonesChoiceOf<'reroll'>

const KEEP: RerollPick = { do: 'keep' }

function picks({ again }: Reroll): RerollPick[] {
  return [KEEP, ...[...new Set(again)].map((source): RerollPick => ({ do: 'reroll', source }))]
}

/** All dice of the roll once more that the source is for, or none; what is thrown last stands (Z2-RUL-17). */
export const rerollChoice = (kit: Kit): ChoiceRule<Zones, Reroll, RerollPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { again }, pick) {
    if (pick.do === 'keep') return undefined
    if (pick.do !== 'reroll') return NOT_AN_ANSWER
    return again.includes(pick.source) ? undefined : kit.refusals.reroll['already-done']
  },
  forced: () => undefined,
  parse(_board, _choice, raw) {
    if (doOf(raw) === 'keep') return KEEP
    const source = textIn(raw, 'source')
    return doOf(raw) === 'reroll' && source !== undefined ? { do: 'reroll', source } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'reroll' ? { do: 'reroll', source: pick.source } : { do: 'keep' },
  answer(table, frame, { person }, pick) {
    if (frame.kind !== 'attack') return
    if (pick.do !== 'reroll') {
      frame.again = []
      return
    }
    frame.again = frame.again.toSpliced(frame.again.indexOf(pick.source), 1)
    if (throwsUsualAgain(kit, pick.source)) frame.dice = roll(kit, table, person, frame.dice.length, 'again')
    if (frame.others !== undefined)
      frame.others = rollOthers(kit, table, person, frame.others, 'again', pick.source)
  },
})
