import { useRegisterSW } from 'virtual:pwa-register/react'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'

/** A new version waits until the player lets it in. */
export function UpdatePrompt() {
  const { say } = useWords()
  const {
    needRefresh: [waiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW()
  if (!waiting) return null
  return (
    <aside className="toast" role="status">
      <p>{say('update.text')}</p>
      <div className="row">
        <Button kind="primary" onClick={() => updateServiceWorker(true)}>
          {say('update.now')}
        </Button>
        <Button onClick={() => setWaiting(false)}>{say('update.later')}</Button>
      </div>
    </aside>
  )
}
