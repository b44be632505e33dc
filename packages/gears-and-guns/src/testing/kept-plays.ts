import { answer, Bug, cloneState, makeSink, nth, type Ruleset, start } from '@graveshift/kernel'
import type { Play } from '@graveshift/zones/testing/watched/recorder'
import { luckOfWon, type WonGame } from '@graveshift/zones/testing/won'
import type { Choice, Pick, Western } from '../game.ts'
import { usualOptions } from './won.ts'

/** An answer by its place in the list of legal ones; where there are fewer, the game is another one. */
function pickAt(rules: Ruleset<Western>, board: Western['board'], choice: Choice, place: number): Pick {
  const rule = rules.choices[choice.kind]
  const pick = rule.list(board, choice as never)[place]
  if (pick === undefined) throw new Bug(`there is no answer ${place}`)
  return pick
}

/** A kept game played again, watched answer by answer. */
export const playOf =
  ({ mission, seed, answers }: WonGame): Play<Western> =>
  (watcher) => {
    const options = usualOptions(mission)
    const rules = watcher.rulesFor(options)
    const chance = luckOfWon(seed)
    const sink = makeSink<Western>()
    const state = start(rules, options, chance, sink)
    const nobody = { choice: undefined, pick: undefined, refusal: undefined, before: undefined }
    watcher.see({ rules, state, ...nobody, events: sink.events.splice(0) })
    for (const place of answers) {
      if (state.control.open.length === 0) return
      const choice = nth(state.control.open, 0)
      const pick = pickAt(rules, state.board, choice, place)
      const before = cloneState(rules, state)
      answer(rules, state, choice, pick, chance, sink)
      watcher.see({ rules, state, before, choice, pick, refusal: undefined, events: sink.events.splice(0) })
    }
  }
