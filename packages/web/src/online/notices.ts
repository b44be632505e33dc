import { useEffect, useRef, useState } from 'react'
import { hrefOf } from '../app/routes.ts'
import { useWords } from '../i18n/use-words.ts'
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
    if (!isNew || !isPlaying || !document.hidden || stateNow() !== 'on') return
    void navigator.serviceWorker.getRegistration().then((registration) =>
      registration?.showNotification(title, {
        body: turn,
        tag: `table-${id}`,
        icon: '/icons/icon-192.png',
        data: hrefOf({ screen: 'table', room: id, link: undefined }),
      }),
    )
  }, [isAwaited, isPlaying, turn, title, id])
}
