import { nameOfRules } from '@graveshift/games'
import { useEffect, useState } from 'react'
import { salvage } from '../after/salvage.ts'
import { Loading } from '../app/loading.tsx'
import { loadGame } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { openGame } from '../store/open-games.ts'
import { isRefused } from '../store/refused-file.ts'
import { shelf } from '../store/shelf.ts'
import type { Failure } from './catch.tsx'
import { type Left, RescuePage } from './rescue-page.tsx'

/** All that can still be had of a saved game: the game itself, else its good beginning, else only what is written. */
async function whatIsLeft(id: string): Promise<Left> {
  const record = await shelf()
    .record(id)
    .catch(() => undefined)
  const none = { id, record: record && (() => record), session: undefined, isOnShelf: false }
  try {
    const opened = await openGame(id)
    if (isRefused(opened)) {
      const game = record && (await loadGame(nameOfRules({ id: record.game, release: record.release })))
      return { ...none, session: game && salvage(game.module, record) }
    }
    const { session } = opened
    const { bots } = opened.snapshot()
    return { id, record: () => session.record({ for: 'host' }), session, isOnShelf: true, bots }
  } catch {
    return none
  }
}

interface Props {
  readonly id: string
  readonly failure: Failure
  /** Why it cannot be opened, where that is known. */
  readonly why?: string
  readonly again?: () => void
}

/** In place of a saved game that cannot be shown. */
export function RescueGame({ id, failure, why, again }: Props) {
  const { say } = useWords()
  const [left, setLeft] = useState<Left>()
  useEffect(() => {
    let isWanted = true
    void whatIsLeft(id).then((found) => isWanted && setLeft(found))
    return () => {
      isWanted = false
    }
  }, [id])
  if (!left) return <Loading />
  const isCut = left.session !== undefined && !left.isOnShelf
  return (
    <RescuePage
      left={left}
      title={say(why === undefined ? 'rescue.title' : 'table.cannot-open')}
      text={isCut ? say('rescue.cut') : (why ?? say('rescue.text'))}
      failure={failure}
      {...(again ? { again } : {})}
    />
  )
}
