import { type RankedAnswer, rankAnswers, rankPlans } from '@graveshift/bots'
import { Bug, canonical, type Game, type GameModule } from '@graveshift/kernel'
import type { RankAnswer, RankQuestion, ToldAnswer, WithEffort } from '../bots/bot-message.ts'

/** Answers tried out where whole rounds are played on: fewer than in a terminal, for people wait at the table. */
const PLANNED_NODES = 8_000
const WHOLE = 100

/** The best answers to a question and, if one was given, how good it was. The same question is answered the same way again. */
export function rank(
  module: GameModule<Game>,
  { options, state, choice, seat, effort = 1, goal, given, most }: WithEffort<RankQuestion>,
): RankAnswer {
  const rules = module.rulesFor(options)
  const rule = rules.choices[choice.kind]
  if (!rule) throw new Bug(`no rule for the choice '${choice.kind}'`)
  const mine = given === undefined ? undefined : canonical(given)
  const isGiven = (pick: Game['pick']) =>
    mine !== undefined && canonical(rule.show(state.board, choice as never, pick as never)) === mine
  const question = { rules, state, seat, choice, seed: choice.id }
  const { planning } = rules.judgement
  if (planning) {
    // What thinking about a question is worth is spent on it; where that is nothing there is no better and no worse.
    const nodes = Math.floor((PLANNED_NODES * effort * planning.effort(choice)) / WHOLE)
    const plans = nodes === 0 ? [] : rankPlans({ ...question, budget: { nodes } }, planning, isGiven)
    const own = plans.find(({ pick }) => isGiven(pick))
    return {
      best: [],
      plans: plans.slice(0, most),
      given: own && { ...own, grade: undefined },
      total: plans.length,
      goals: [],
    }
  }
  const { answers, goals } = rankAnswers(
    { ...question, budget: { effort } },
    { ...(goal === undefined ? {} : { goal }), also: isGiven },
  )
  const told = ({ pick, figures, place, grade, least }: RankedAnswer<Game>): ToldAnswer => ({
    pick,
    figures,
    place,
    isShared: answers.filter((each) => each.place === place).length > 1,
    grade,
    least,
  })
  const found = answers.find(({ pick }) => isGiven(pick))
  return {
    best: answers.slice(0, most).map(told),
    plans: [],
    given: found && told(found),
    total: answers.length,
    goals,
  }
}
