import { type Choice, canonical, type Game, nth } from '@graveshift/kernel'
import type { ToldPlan } from '../../bots/bot-message.ts'
import { useRanking } from '../../coach/use-ranking.ts'
import { useWords } from '../../i18n/use-words.ts'
import { sayAnswer } from '../say-answer.ts'
import { useAnyTable } from '../table-state.ts'
import { NoAnswer } from './no-answer.tsx'
import { RankedRow } from './ranked-row.tsx'

const WHOLE = 100
/** Changes too small to be written with one decimal are none. */
const LEAST = 5

const percent = (thousandths: number): number => Math.round(thousandths / 10)

/** Figures in the words of the game, those that change; each says whether it is good. */
function useFigures(): (names: readonly string[], figures: readonly number[], isGood: boolean) => Figure[] {
  const { tell, language } = useWords()
  const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (names, figures, isGood) =>
    names.flatMap((name, at) => {
      const figure = nth(figures, at)
      if (Math.abs(figure) < LEAST) return []
      const text = tell({ word: `outlook.${name}`, with: { figure: number.format(figure / WHOLE) } })
      return [{ name, text, isBad: figure > 0 !== isGood }]
    })
}

interface Figure {
  readonly name: string
  readonly text: string
  readonly isBad: boolean
}

interface PlanProps {
  readonly choice: Choice
  readonly plan: ToldPlan
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function RankedPlan({ choice, plan, isChosen, onChoose }: PlanProps) {
  const { session } = useAnyTable()
  const words = useWords()
  const { say, tell } = words
  const figuresOf = useFigures()
  const { brings = [], risks = [] } = session.rules.judgement.planning?.outlook ?? {}
  const { mean, low, high } = plan.chance
  return (
    <RankedRow
      answer={plan}
      isChosen={isChosen}
      onChoose={onChoose}
      grade={
        <>
          {say('coach.odds.percent', { percent: percent(mean) })}
          <span className="unseen"> {say('coach.plan.chance')}</span>
          <small>{say('coach.odds.range', { low: percent(low), high: percent(high) })}</small>
        </>
      }
    >
      <span>{sayAnswer(words, session, choice, plan.pick)}</span>
      <span className="fine">{tell({ word: plan.plan })}</span>
      <span className="ranked-figures">
        {[...figuresOf(brings, plan.brings, true), ...figuresOf(risks, plan.risks, false)].map(
          ({ name, text, isBad }) => (
            <span key={name} data-bad={isBad ? '' : undefined}>
              {text}
            </span>
          ),
        )}
      </span>
    </RankedRow>
  )
}

/** The best plans for the question in front, with the chance to win that each leads to. */
export function RankedPlans({ onChoose }: { readonly onChoose: (pick: Game['pick'] | undefined) => void }) {
  const table = useAnyTable()
  const { choice, open, proposed } = table
  const { say } = useWords()
  const { ranking, isThinking, hasFailed, again } = useRanking(table, undefined)
  // A question that is open comes to the front as soon as the table is still.
  if (!choice) return <p className="fine">{say(open.length > 0 ? 'coach.thinking' : 'coach.nothing')}</p>
  const chosen = proposed === undefined ? undefined : canonical(proposed)
  const isFree = ranking?.total === 0
  return (
    <>
      {!isFree && (
        <ol className="ranking" aria-label={say('coach.best')} aria-busy={isThinking}>
          {ranking?.plans.map((plan) => {
            const key = canonical(plan.pick)
            return (
              <RankedPlan
                key={key}
                choice={choice}
                plan={plan}
                isChosen={key === chosen}
                onChoose={() => onChoose(key === chosen ? undefined : plan.pick)}
              />
            )
          })}
        </ol>
      )}
      {hasFailed ? (
        <NoAnswer text={say('coach.failed')} again={again} />
      ) : (
        <p className="fine" role="status">
          {say(isFree ? 'coach.plans.free' : ranking ? 'coach.plans.of' : 'coach.thinking')}
        </p>
      )}
    </>
  )
}
