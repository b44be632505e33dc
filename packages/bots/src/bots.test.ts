import { answer, FastChance, start } from '@graveshift/kernel'
import { TOY, type Toy } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { type Bot, QUICK_BOT, type Question, RANDOM_BOT, STRONG_BOT } from './index.ts'

const BOTS = [RANDOM_BOT, QUICK_BOT, STRONG_BOT]
const OPTIONS = { seats: 3, rounds: 6, horde: 4 }

function play(bot: Bot, seed: number, look?: (question: Question<Toy>) => void) {
  const chance = new FastChance(seed)
  const state = start(TOY, OPTIONS, chance)
  for (let n = 0; state.control.open.length > 0; n++) {
    const choice = state.control.open[0]
    if (!choice) break
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const question = { rules: TOY, state, seat, choice, seed: seed * 1000 + n, budget: { nodes: 300 } }
    look?.(question)
    const { pick } = bot.decide(question)
    expect(TOY.choices[choice.kind].check(state.board, choice as never, pick)).toBeUndefined()
    answer(TOY, state, choice, pick, chance)
  }
  return state.board.outcome
}

test.each(BOTS)(
  '$id plays a game to its end with legal answers, and leaves the game it thinks about alone',
  (bot) => {
    const outcome = play(bot, 1, (question) => {
      const before = JSON.stringify(question.state)
      bot.decide(question)
      expect(JSON.stringify(question.state)).toBe(before)
    })
    expect(['won', 'lost']).toContain(outcome)
  },
)

test.each(BOTS)('$id answers the same question with the same seed alike', (bot) => {
  play(bot, 2, (question) => {
    expect(bot.decide(question)).toEqual(bot.decide(question))
  })
})

test('with less effort the strong bot tries out fewer answers', () => {
  let [usual, less] = [0, 0]
  play(QUICK_BOT, 4, ({ budget: _, ...question }) => {
    usual += STRONG_BOT.decide(question).nodes
    less += STRONG_BOT.decide({ ...question, budget: { effort: 0.05 } }).nodes
  })
  expect(less).toBeGreaterThan(0)
  expect(less).toBeLessThan(usual / 2)
})

test.each(BOTS)('$id does not depend on the cards in the hands of others', (bot) => {
  let compared = 0
  play(bot, 3, (question) => {
    const { state, seat, choice } = question
    if (choice.seat === 'team') return
    const other = { board: TOY.clone(state.board), control: state.control }
    const mates = other.board.seats.filter((_, index) => index !== seat)
    const [hand, ...rest] = mates.map((mate) => mate.hand)
    const own = hand?.[0]
    const theirs = other.board.deck[0]
    if (!hand || own === undefined || theirs === undefined || rest.length === 0) return
    hand[0] = theirs
    hand.sort()
    other.board.deck[0] = own
    other.board.deck.sort()
    compared++
    expect(bot.decide({ ...question, state: other })).toEqual(bot.decide(question))
  })
  expect(compared).toBeGreaterThan(0)
})

test('the better the bot, the more games it wins', () => {
  const wins = BOTS.map(
    (bot) =>
      Array.from({ length: 15 }, (_, seed) => play(bot, seed)).filter((outcome) => outcome === 'won').length,
  )
  expect(wins[1]).toBeGreaterThan(wins[0] ?? 0)
  expect(wins[2]).toBeGreaterThanOrEqual(wins[1] ?? 0)
})

test('a spent budget still gives an answer, and more nodes are used when allowed', () => {
  const chance = new FastChance(5)
  const state = start(TOY, OPTIONS, chance)
  const choice = state.control.open[0]
  if (!choice || choice.seat === 'team') throw new Error('a seat begins')
  const ask = (budget: Question<Toy>['budget']) =>
    STRONG_BOT.decide({
      rules: TOY,
      state,
      seat: choice.seat as number,
      choice,
      seed: 1,
      ...(budget ? { budget } : {}),
    })
  expect(ask({ spent: () => true }).nodes).toBeLessThan(ask({ nodes: 200 }).nodes)
  expect(ask({ nodes: 200 }).nodes).toBeLessThan(ask({ nodes: 2_000 }).nodes)
})
