import {
  chanceSource,
  type Estimate,
  errorsOf,
  estimateOf,
  playOn,
  type RankedAnswer,
  type RankedPlan,
  rankAnswers,
  rankPlans,
} from '@graveshift/bots'
import { type Game, type Json, nth, type Seat } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** Figures of a ruleset by name. */
type Figures = Readonly<Record<string, number>>

/** An answer among others, as a coach tells it. */
export interface Advised {
  /** As the log has it. */
  readonly pick: Json
  readonly place: number
  /** Others have the same place: they cannot be told apart. */
  readonly isShared: boolean
  /** Of a game with plans: the word that names the plan, and the chance to win it leads to, in thousandths. */
  readonly plan?: string
  readonly chance?: Estimate
  /** On average, in hundredths, as far as was looked ahead. */
  readonly brings?: Figures
  readonly risks?: Figures
  /** Of a game without: from 0 to 100, and what it brings at once. */
  readonly grade?: number
  readonly figures?: Figures
}

interface Wish {
  readonly nodes?: number | undefined
  readonly seed: number
}

const named = (names: readonly string[], figures: readonly number[]): Figures =>
  Object.fromEntries(names.map((name, at) => [name, nth(figures, at)]))

/** Whether there is a coach for a game, and a debrief. */
export const isCoached = <G extends Game>({ rules }: Session<G>): boolean =>
  rules.judgement.planning !== undefined || rules.judgement.metrics !== undefined

/** The best answers to an open question, the best first, from what the seat may see; nothing where there is no coach. */
export function adviceOn<G extends Game>(
  session: Session<G>,
  choice: G['choice'],
  seat: Seat,
  { nodes, seed }: Wish,
): readonly Advised[] {
  const { rules, state } = session
  const { planning, metrics } = rules.judgement
  const question = {
    rules,
    state,
    seat,
    choice,
    seed,
    ...(nodes === undefined ? {} : { budget: { nodes } }),
  }
  const shown = (pick: G['pick']) => session.shown(choice, pick)
  if (planning) {
    const { brings = [], risks = [] } = planning.outlook ?? {}
    return rankPlans(question, planning).map(({ behind: _, ...plan }: RankedPlan<G>) => ({
      ...plan,
      pick: shown(plan.pick),
      brings: named(brings, plan.brings),
      risks: named(risks, plan.risks),
    }))
  }
  if (!metrics) return []
  const { answers } = rankAnswers(question)
  return answers.map(({ pick, place, grade, figures }: RankedAnswer<G>) => ({
    pick: shown(pick),
    place,
    isShared: answers.filter((other) => other.place === place).length > 1,
    grade,
    figures: named(metrics.figures, figures),
  }))
}

/** The chance to win from here, in thousandths, and where it comes from. */
export function chanceNow<G extends Game>(session: Session<G>, seat: Seat, games: number) {
  const { rules, state } = session
  const { judgement } = rules
  const played = playOn(rules, state, seat, { seed: state.control.asked, games })
  return { chance: estimateOf(played, errorsOf(judgement)), source: chanceSource(judgement) }
}
