import { useEffect } from 'react'
import { hrefOf } from '../../../../app/routes.ts'
import { useWords } from '../../../../i18n/use-words.ts'
import { endFirstGame } from '../../../../table/first-game.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCalmTable } from '../table-state.ts'

/** After so many turns whoever plays knows what it is about. */
const TURNS = 2

/** To whoever plays here for the first time: what it is about, and where it is taught. */
export function FirstAim() {
  const { board } = useCalmTable()
  const { say, name } = useWords()
  const isTold = board.round > 1 || board.turn > TURNS
  useEffect(() => {
    if (isTold) endFirstGame()
  }, [isTold])
  if (isTold) return null
  return (
    <aside className="first-aim" aria-label={say('table.aim.title')}>
      <p>
        {say('table.aim', { boss: name('boss', board.boss.id, 'name') })}{' '}
        <a href={hrefOf({ screen: 'learn', lesson: 'shapes' })}>{say('table.aim.lesson')}</a>
      </p>
      <Button kind="quiet" aria-label={say('table.aim.close')} onClick={endFirstGame}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="close-sign">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </Button>
    </aside>
  )
}
