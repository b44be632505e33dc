import { roundAt, type TurningPoint, turnAt } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'
import type { GameSummary } from '../after/game-summary.ts'

interface Props {
  readonly summary: GameSummary
  readonly turning: TurningPoint
}

/** Where the game was decided, and by what measure. */
export function TurningPointCard({ summary, turning }: Props) {
  const { say, name } = useWords()
  const when = { round: roundAt(turning.at), turn: turnAt(turning.at) }
  const text = (): string => {
    switch (turning.kind) {
      case 'bite':
        return say('end.turning.bite', { ...when, crossed: turning.crossed })
      case 'wound':
        return say('end.turning.wound', {
          ...when,
          survivor: name('survivor', summary.survivors[turning.seat] ?? '', 'name'),
          lost: turning.lost,
        })
      case 'late':
        return say('end.turning.late', { ...when, left: turning.left, best: turning.best })
    }
  }
  return (
    <section className="panel turning" aria-labelledby="end-turning">
      <h2 id="end-turning">{say('end.turning')}</h2>
      <p>{text()}</p>
    </section>
  )
}
