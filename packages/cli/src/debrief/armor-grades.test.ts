import { lookAhead, QUICK_BOT, rankAnswers } from '@graveshift/bots'
import { GEAR_UP, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { answer, cloneState, FastChance, isFault, nth, type State, start } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'

/** Thousandths of the chance to win that few games may be off. */
const NEAR = 60
const GAMES = 300

/** What a game promises a few turns after a time, in thousandths. */
function promised(state: State<GearUp>, from: number, seed: number): number {
  const { winModel, clock } = GEAR_UP.judgement
  if (!winModel) throw new Error('nothing is measured')
  const luck = new FastChance(seed)
  lookAhead(GEAR_UP, state, luck, luck, winModel.rolloutBudget, from)
  const { board } = state
  return GEAR_UP.outcome(board) === 'won' ? 1000 : winModel.chance(board, clock(board) - from)
}

/** What a solo game of a quick bot asks about armor, state by state. */
function* armorQuestions(difficulty: string, seed: number) {
  const options = GEAR_UP_MODULE.readOptions({ seats: 1, difficulty })
  if (isFault(options)) throw new Error(options.message)
  const luck = new FastChance(seed)
  const state = start(GEAR_UP, options, luck)
  for (let asked = 1; ; asked++) {
    const [choice] = state.control.open
    if (!choice) return
    const seat = choice.seat === 'team' ? 0 : choice.seat
    if (choice.kind === 'armor') yield { state, seat, choice }
    const { pick } = QUICK_BOT.decide({ rules: GEAR_UP, state, seat, choice, seed: asked })
    answer(GEAR_UP, state, choice, pick, luck)
  }
}

describe('grades of armor', () => {
  // Games in which two turns played on by the judgment alone put the worse answer first, or noise at 0 against 100.
  test.each([
    ['easy', 100],
    ['easy', 503],
    ['easy', 509],
    ['standard', 510],
  ] as const)('agree with the odds after each answer: %s, seed %i', (difficulty, seed) => {
    let questions = 0
    for (const { state, seat, choice } of armorQuestions(difficulty, seed)) {
      if (GEAR_UP.choices.armor.list(state.board, choice as never).length < 2) continue
      questions++
      const { answers } = rankAnswers({
        rules: GEAR_UP,
        state,
        seat,
        choice,
        seed: choice.id,
        budget: { nodes: 8_000 },
      })
      // What the answer itself turns up is left to luck, too.
      const odds = answers.map(({ pick }) => {
        let sum = 0
        for (let game = 0; game < GAMES; game++) {
          const after = cloneState(GEAR_UP, state)
          answer(GEAR_UP, after, choice, pick, new FastChance(1000 * seed + game))
          sum += promised(after, GEAR_UP.judgement.clock(state.board), 1000 * seed + game)
        }
        return sum / GAMES
      })
      const best = nth(answers, 0)
      expect(best).toMatchObject({ place: 1, grade: 100 })
      answers.forEach(({ grade, least, behind }, index) => {
        expect(least).toBeGreaterThanOrEqual(0)
        expect(least).toBeLessThanOrEqual(grade)
        const apart = nth(odds, 0) - nth(odds, index)
        // Never is the better answer the one with the worse grade, and a low grade is never the word for next to nothing.
        if (grade < 100) expect(apart).toBeGreaterThan(-NEAR)
        if (grade < 60) expect(apart).toBeGreaterThan(NEAR / 2)
        expect(behind).toBeGreaterThanOrEqual(0)
      })
    }
    expect(questions).toBeGreaterThan(0)
  })
})
