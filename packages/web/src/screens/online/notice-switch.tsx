import { useWords } from '../../i18n/use-words.ts'
import { useNoticeState } from '../../online/notices.ts'
import { Toggle } from '../../ui/toggle.tsx'

/** Asks for being told when the table waits. */
export function NoticeSwitch() {
  const { say } = useWords()
  const { state, set } = useNoticeState()
  if (state === 'unknown') return null
  return (
    <Toggle
      label={say('online.notices')}
      about={say(state === 'blocked' ? 'online.notices.blocked' : 'online.notices.about')}
      on={state === 'on'}
      onChange={(on) => void set(on)}
    />
  )
}
