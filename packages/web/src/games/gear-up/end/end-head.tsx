import { roundAt, turnAt } from '@graveshift/gear-up'
import type { ReactNode } from 'react'
import { FigureList } from '../../../after/figure-list.tsx'
import { HelpNote } from '../../../after/help-note.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import type { GameSummary } from '../after/game-summary.ts'
import { BossFigure } from '../art/boss-figure.tsx'

interface Props {
  readonly summary: GameSummary
  /** What to do next. */
  readonly children: ReactNode
}

/** Won or lost, why, and the game in five figures. */
export function EndHead({ summary, children }: Props) {
  const { say, name } = useWords()
  const { ending, at, seats, turns } = summary
  const survivor = (seat: number) => name('survivor', summary.survivors[seat] ?? '', 'name')
  const boss = name('boss', summary.boss, 'name')
  const when = { round: roundAt(at), turn: turnAt(at) }
  const why =
    ending.outcome === 'won'
      ? say('end.why.won', { boss, ...when })
      : ending.why === 'death'
        ? say('end.why.death', { survivor: survivor(ending.seat), ...when })
        : say('end.why.time', { boss, left: turns.at(-1)?.bossLeft ?? 0 })
  const sum = (of: (seat: (typeof seats)[number]) => number) =>
    seats.reduce((total, seat) => total + of(seat), 0)
  const figures = [
    { id: 'turns', label: say('end.turns'), value: at },
    { id: 'kills', label: say('end.kills'), value: sum(({ kills }) => kills) },
    { id: 'crossed', label: say('end.crossed'), value: sum(({ crossed }) => crossed) },
    { id: 'lost', label: say('end.lost-health'), value: turns.reduce((total, { lost }) => total + lost, 0) },
    { id: 'decisions', label: say('end.decisions'), value: summary.decisions },
  ]
  return (
    <header className="end-head" data-figures="end">
      <div className="end-boss">
        <BossFigure boss={summary.boss} size={160} />
      </div>
      <div className="end-words">
        <p className="fine">
          {boss} · {name('difficulty', summary.difficulty)}
        </p>
        <h1 data-outcome={ending.outcome}>{name('outcome', ending.outcome)}</h1>
        <p className="end-why">{why}</p>
        <HelpNote help={summary.help} />
        <FigureList figures={figures} />
      </div>
      {children}
    </header>
  )
}
