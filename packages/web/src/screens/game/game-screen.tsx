import { Suspense, use, useState } from 'react'
import { GameOverBar } from '../../after/game-over-bar.tsx'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { GearUpStore } from '../../store/gear-up.ts'
import { gearUp } from '../../store/load-gear-up.ts'
import { isRefused, type Refused } from '../../store/refused-file.ts'
import { GearUpTable } from '../../table/gear-up/gear-up-table.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Opens a saved game and lays it on the table, or says why it cannot. */
export function GameScreen({ id }: { readonly id: string }) {
  const [opening] = useState(() => gearUp().then(({ openGame }) => openGame(id)))
  return (
    <Suspense fallback={<Loading />}>
      <Opened opening={opening} />
    </Suspense>
  )
}

function Opened({ opening }: { readonly opening: Promise<GearUpStore | Refused> }) {
  const { say } = useWords()
  const opened = use(opening)
  if (!isRefused(opened))
    return (
      <div className="table-place">
        <GearUpTable store={opened} over={<GameOverBar store={opened} />} />
      </div>
    )
  return (
    <Notice role="alert" title={say('table.cannot-open')} text={say(`refused-file.${opened.refused}`)}>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'landing' })}>
        {say('shell.home')}
      </ButtonLink>
    </Notice>
  )
}
