import { type ReactNode, Suspense, use, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { hrefOf } from '../app/routes.ts'
import { useWordSet } from '../i18n/use-word-set.ts'
import { useWords } from '../i18n/use-words.ts'
import type { GearUpStore } from '../store/gear-up.ts'
import { gearUp } from '../store/load-gear-up.ts'
import { isRefused, type Refused } from '../store/refused-file.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

interface Props {
  readonly id: string
  readonly children: (store: GearUpStore) => ReactNode
}

/** Opens a saved game for a screen, or says why it cannot. */
export function OpenedGame({ id, children }: Props) {
  const [opening] = useState(() => gearUp().then(({ openGame }) => openGame(id)))
  return (
    <Suspense fallback={<Loading />}>
      <Opened opening={opening}>{children}</Opened>
    </Suspense>
  )
}

interface OpenedProps {
  readonly opening: Promise<GearUpStore | Refused>
  readonly children: Props['children']
}

function Opened({ opening, children }: OpenedProps) {
  useWordSet('after')
  const { say } = useWords()
  const opened = use(opening)
  if (!isRefused(opened)) return children(opened)
  return (
    <Notice role="alert" title={say('table.cannot-open')} text={say(`refused-file.${opened.refused}`)}>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'shelf' })}>
        {say('shelf.title')}
      </ButtonLink>
    </Notice>
  )
}
