import { useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import type { Failure } from './catch.tsx'
import { type GameAtHand, useGameAtHand } from './game-at-hand.ts'
import { giveReport, reportText } from './report.ts'

interface Props {
  readonly part: string
  readonly failure: Failure
  /** Where no screen around it knows the game. */
  readonly game?: GameAtHand | undefined
}

/** One click gives all that is needed to see the failure again; where it went is said. */
export function ReportButton({ part, failure, game }: Props) {
  const { say } = useWords()
  const atHand = useGameAtHand()
  const [given, setGiven] = useState<'copied' | 'saved'>()
  const report = async () => setGiven(await giveReport(reportText(part, failure, game ?? atHand)))
  return (
    <>
      <Button onClick={() => void report()}>{say('rescue.report')}</Button>
      <span className="fine report-given" role="status">
        {given && say(`rescue.report.${given}`)}
      </span>
    </>
  )
}
