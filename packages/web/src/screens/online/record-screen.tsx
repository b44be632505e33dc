import { Suspense, use, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, recordOf } from '../../online/api.ts'
import { importGame } from '../../store/open-games.ts'
import { isRefused } from '../../store/refused-file.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Fetches the record of a finished game and takes it to the shelf; the replay there checks all of it. */
async function take(room: string, key: string): Promise<string> {
  const record = await recordOf(room, key)
  if (isFailed(record)) return `refusal.${record.failed}`
  const store = await importGame(record, 'shared')
  if (isRefused(store)) return `refused-file.${store.refused}`
  window.location.replace(hrefOf({ screen: 'replay', id: store.id }))
  return ''
}

/** A finished game of an online table, by link. */
export function RecordScreen({ room, watchKey }: { readonly room: string; readonly watchKey: string }) {
  const [taking] = useState(() => take(room, watchKey))
  return (
    <Suspense fallback={<Loading />}>
      <Taken taking={taking} />
    </Suspense>
  )
}

function Taken({ taking }: { readonly taking: Promise<string> }) {
  const { say, tell } = useWords()
  const why = use(taking)
  if (why === '') return <Loading />
  return (
    <Notice role="alert" title={say('online.no-replay')} text={tell({ word: why })}>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'landing' })}>
        {say('shell.home')}
      </ButtonLink>
    </Notice>
  )
}
