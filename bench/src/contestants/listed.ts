import { type Choice, GEAR_UP, type GearUp, type Pick } from '@graveshift/gear-up'
import { answer, type ChoiceRule, FastChance, makeSink, nth, start } from '@graveshift/kernel'
import { type Amounts, type Contestant, rate } from '../clock.ts'
import { MIX } from '../mix.ts'

let seed = 0

/** One game of each setup; for each decision all legal answers are listed and one of them is taken. */
function play(): Amounts {
  let decisions = 0
  let answers = 0
  for (const setup of MIX) {
    const chance = new FastChance(seed++)
    const sink = makeSink<GearUp>()
    const state = start(GEAR_UP, setup, chance, sink)
    const { open } = state.control
    while (open.length > 0) {
      const choice: Choice = nth(open, chance.below(open.length))
      const rule: ChoiceRule<GearUp, never, Pick> = GEAR_UP.choices[choice.kind]
      const picks = rule.list(state.board, choice as never)
      answers += picks.length
      answer(GEAR_UP, state, choice, nth(picks, chance.below(picks.length)), chance, sink)
      decisions++
    }
    if (GEAR_UP.outcome(state.board) === undefined) throw new Error(`game ${seed - 1} did not end`)
  }
  return { games: MIX.length, decisions, answers }
}

export const contestant: Contestant = (milliseconds) => rate(milliseconds, play)
