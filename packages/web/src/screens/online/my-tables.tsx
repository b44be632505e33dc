import { useEffect, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type Failed, isFailed, myTables, type TableRow } from '../../online/api.ts'
import { useListNotice } from '../../online/notices.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { NoticeSwitch } from './notice-switch.tsx'

/** How often the list is looked at again, in ms: tables may begin to wait while it lies open. */
const AGAIN_MS = 30_000

const PHASES = ['lobby', 'playing', 'over', 'closed'] as const

/** Tables this browser sits at, those that wait for it first. */
export function MyTables() {
  const { say, language } = useWords()
  const [rows, setRows] = useState<readonly TableRow[] | Failed>()
  useEffect(() => {
    let here = true
    const look = async () => {
      const found = await myTables()
      // A list that cannot be fetched anew is better than none.
      if (here) setRows((before) => (isFailed(found) && before ? before : found))
    }
    void look()
    const timer = setInterval(() => void look(), AGAIN_MS)
    const seen = () => {
      if (!document.hidden) void look()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      here = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
  useListNotice(rows && !isFailed(rows) ? rows : undefined)
  if (!rows) return null
  if (isFailed(rows)) return rows.failed === 'no-connection' ? <FailedNote why={rows.failed} /> : null
  const shown = rows
    .filter(({ phase }) => phase !== 'closed')
    .toSorted((a, b) => Number(b.awaited) - Number(a.awaited) || b.updated - a.updated)
  if (shown.length === 0) return null
  return (
    <section className="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{say('online.mine')}</h2>
      <ul>
        {shown.map(({ room, title, phase, awaited, updated }) => (
          <li key={room} className="table-row" data-awaited={awaited ? '' : undefined}>
            <div>
              <strong>{title}</strong>
              <p className="fine">
                {say(`online.phase.${PHASES.find((each) => each === phase) ?? 'lobby'}`)}
                {' · '}
                {new Date(updated).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
            </div>
            {awaited && <span className="tag">{say('online.awaited')}</span>}
            <ButtonLink
              kind={awaited ? 'primary' : 'plain'}
              href={hrefOf({ screen: 'table', room, link: undefined })}
            >
              {say('online.go')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <NoticeSwitch />
    </section>
  )
}
