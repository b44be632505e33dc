import { nameOfRules } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import type { GameRecord, Session } from '@graveshift/table'
import { useMemo, useState } from 'react'
import { branchFrom } from '../after/branch-at.ts'
import { turnBefore } from '../after/turn-before.ts'
import { hrefOf } from '../app/routes.ts'
import { NO_BOTS, type SeatBots } from '../bots/seat-bots.ts'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { exportRecord } from '../store/files.ts'
import type { RefusedFile } from '../store/refused-file.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Failure } from './catch.tsx'
import { FailureDetails } from './failure-details.tsx'
import { recordToTell } from './game-at-hand.ts'
import { ReportButton } from './report-button.tsx'

/** What is left of a game that cannot be shown. */
export interface Left {
  readonly id: string
  /** For a file; nothing where there is none. */
  readonly record: (() => GameRecord) | undefined
  /** As far as the rules can make it again. */
  readonly session: Session<Game> | undefined
  /** Whether it lies on the shelf in one piece, so that its replay is found there. */
  readonly isOnShelf: boolean
  readonly bots?: SeatBots
}

interface Props {
  readonly left: Left
  readonly title: string
  readonly text: string
  readonly failure: Failure
  readonly again?: () => void
}

/** Where the decision before this turn lies; a game that breaks even that has no such place. */
function placeBefore(session: Session<Game> | undefined): number | undefined {
  try {
    return session && turnBefore(session, gameOf(nameOfRules(session.module)).clock)
  } catch {
    return undefined
  }
}

/** In place of a game that cannot be shown: its file, its replay, a new game from the turn before, and a report. */
export function RescuePage({ left, title, text, failure, again }: Props) {
  const { say } = useWords()
  const { id, record, session, isOnShelf, bots = NO_BOTS } = left
  const before = useMemo(() => placeBefore(session), [session])
  const [refused, setRefused] = useState<RefusedFile>()
  const goOn = async (seq: number, screen: 'game' | 'replay') => {
    if (session) setRefused(await branchFrom(session.record({ for: 'host' }), seq, bots, screen))
  }
  return (
    <Notice role="alert" title={title} text={text}>
      <div className="row rescue-ways">
        {before !== undefined && (
          <Button kind="primary" aria-describedby="rescue-branch" onClick={() => void goOn(before, 'game')}>
            {say('rescue.branch')}
          </Button>
        )}
        {session &&
          (isOnShelf ? (
            <ButtonLink href={hrefOf({ screen: 'replay', id })}>{say('rescue.replay')}</ButtonLink>
          ) : (
            <Button onClick={() => void goOn(session.seq, 'replay')}>{say('rescue.replay')}</Button>
          ))}
        {record && <Button onClick={() => exportRecord(id, record())}>{say('rescue.save')}</Button>}
        {again && <Button onClick={again}>{say('rescue.again')}</Button>}
        <ReportButton part="game" failure={failure} game={() => session && recordToTell({ session })} />
        <ButtonLink href={hrefOf({ screen: 'landing' })}>{say('shell.home')}</ButtonLink>
      </div>
      {before !== undefined && (
        <p id="rescue-branch" className="fine">
          {say('rescue.branch.about')}
        </p>
      )}
      {refused && (
        <p role="alert" className="refused">
          {say(`refused-file.${refused}`)}
        </p>
      )}
      <FailureDetails failure={failure} />
    </Notice>
  )
}
