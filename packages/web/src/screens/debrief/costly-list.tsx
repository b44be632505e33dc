import type { Account, CostlyDecision } from '@graveshift/bots'
import type { Json } from '@graveshift/kernel'
import { stepsOf } from '@graveshift/table'
import { useMemo, useState } from 'react'
import { branchAt } from '../../after/branch-at.ts'
import { timeAs } from '../../after/clock.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OpenGame } from '../../store/open-games.ts'
import type { RefusedFile } from '../../store/refused-file.ts'
import { sayWritten } from '../../table/say-answer.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { Button } from '../../ui/button.tsx'
import { onFirstPress } from '../../ui/first-press.ts'
import { pointsOf, signedBy, wholePoints } from './points.ts'

interface Props {
  readonly store: OpenGame
  readonly costly: readonly CostlyDecision[]
  readonly account: Account
}

/** The decisions that cost most, what would have been better, and the way back to each. */
export function CostlyList({ store, costly, account }: Props) {
  const words = useWords()
  const { say, tell, language } = words
  const { session } = store
  const [refused, setRefused] = useState<RefusedFile>()
  const steps = useMemo(() => stepsOf(session.module, session.options, session.log()), [session])
  const told = (seq: number, pick: Json): string => {
    const step = steps.find((each) => each.seq === seq)
    return step ? sayWritten(words, session, step.choice, pick, step.before.board) : ''
  }
  /** The batch after which the question was open. */
  const before = (seq: number): number => {
    const at = steps.findIndex((each) => each.seq === seq)
    return steps[at - 1]?.seq ?? 0
  }
  return (
    <section aria-labelledby="debrief-costly">
      <h3 id="debrief-costly">{say('debrief.costly')}</h3>
      {costly.length === 0 && <p>{say('debrief.costly.none')}</p>}
      <ol className="costly">
        {costly.map(({ seq, seat, at, given, better, cost, place, answers }, index) => (
          <li key={seq}>
            <h4>
              {say('debrief.costly.where', {
                number: index + 1,
                time: timeAs(session.module.tellTime(at), 'title'),
                survivor: tell(tellSeat(session, seat)),
              })}
            </h4>
            <p>{say('debrief.costly.given', { pick: told(seq, given) })}</p>
            <p>{say('debrief.costly.better', { pick: told(seq, better) })}</p>
            <p className="fine">
              {say('debrief.costly.cost', {
                cost: wholePoints(cost.mean),
                low: pointsOf(cost.low),
                high: pointsOf(cost.high),
                place,
                answers,
              })}
            </p>
            <Button
              aria-describedby="debrief-again"
              onClick={onFirstPress(() => void branchAt(store, before(seq)).then(setRefused))}
            >
              {say('debrief.again')}
            </Button>
          </li>
        ))}
      </ol>
      <p className="fine">
        {say('debrief.costly.rest', {
          decisions: signedBy(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }))(
            account.decisions,
          ),
          error: account.error,
        })}
      </p>
      {costly.length > 0 && (
        <p id="debrief-again" className="fine">
          {say('debrief.again.about')}
        </p>
      )}
      {refused && (
        <p role="alert" className="refused">
          {say(`refused-file.${refused}`)}
        </p>
      )}
    </section>
  )
}
