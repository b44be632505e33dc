import { useEffect, useRef, useState } from 'react'
import { hrefOf } from '../app/routes.ts'
import { useWords } from '../i18n/use-words.ts'
import type { TableRow } from './api.ts'
import { keepNotices, wantsNotices } from './memory.ts'
import type { Look } from './online-table.ts'

export type NoticeState = 'on' | 'off' | 'blocked' | 'unknown'

const isKnown = () => 'Notification' in window && 'serviceWorker' in navigator

function stateNow(): NoticeState {
  if (!isKnown()) return 'unknown'
  if (Notification.permission === 'denied') return 'blocked'
  return wantsNotices() && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Whether this browser tells its person that a table waits: only where it was asked for and allowed. */
export function useNoticeState() {
  const [state, setState] = useState(stateNow)
  const set = async (on: boolean) => {
    if (on && Notification.permission === 'default') await Notification.requestPermission()
    keepNotices(on)
    setState(stateNow())
  }
  return { state, set }
}

/** A notification that leads to a table; one a table, however often it is told. */
async function notify(room: string, title: string, body: string): Promise<void> {
  if (!document.hidden || stateNow() !== 'on') return
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.showNotification(title, {
    body,
    tag: `table-${room}`,
    icon: '/icons/icon-192.png',
    data: hrefOf({ screen: 'table', room, link: undefined }),
  })
}

/** A notification for each table that has come to wait for this browser's person since the list was last seen. */
export function useListNotice(rows: readonly TableRow[] | undefined): void {
  const { say } = useWords()
  const known = useRef<ReadonlySet<string>>(undefined)
  const turn = say('online.your-turn')
  useEffect(() => {
    if (!rows) return
    const waiting = rows.filter(({ awaited, phase }) => awaited && phase === 'playing')
    const before = known.current
    known.current = new Set(waiting.map(({ room }) => room))
    if (!before) return
    for (const { room, title } of waiting) if (!before.has(room)) void notify(room, title, turn)
  }, [rows, turn])
}

/** A dot in the title while one is waited for; and a notification, where the page is not looked at. */
export function useTurnNotice(id: string, { isAwaited, room }: Look): void {
  const { say } = useWords()
  const was = useRef(isAwaited)
  const isPlaying = room?.phase === 'playing'
  const title = room?.title ?? ''
  const turn = say('online.your-turn')

  useEffect(() => {
    const before = document.title
    if (isAwaited && isPlaying) document.title = `● ${turn} · ${title}`
    return () => {
      document.title = before
    }
  }, [isAwaited, isPlaying, turn, title])

  useEffect(() => {
    const isNew = isAwaited && !was.current
    was.current = isAwaited
    if (isNew && isPlaying) void notify(id, title, turn)
  }, [isAwaited, isPlaying, turn, title, id])
}
