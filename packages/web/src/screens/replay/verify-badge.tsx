import { Fragment, useEffect, useRef, useState } from 'react'
import { type Verdict, verdictOn } from '../../after/verdict.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OpenGame } from '../../store/open-games.ts'
import { useDismissDetails } from '../../ui/use-dismiss.ts'

/** Whether the game holds when it is played again from its secret; found out after the screen is drawn. */
export function VerifyBadge({ store }: { readonly store: OpenGame }) {
  const { say } = useWords()
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    const timer = setTimeout(
      () => setVerdict(verdictOn(store.session.module, store.session.record({ for: 'host' }))),
      50,
    )
    return () => clearTimeout(timer)
  }, [store])
  const badge = useRef<HTMLDetailsElement>(null)
  useDismissDetails(badge)
  if (!verdict) return null
  const { kind, scripted, steps, promises, nonce } = verdict
  const about = {
    good: say('replay.verify.about'),
    open: say('replay.verify.open.about'),
    bad: say('replay.verify.bad.about'),
  }[kind]
  return (
    <details ref={badge} className={`verify verify-${kind}`}>
      <summary>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={kind === 'bad' ? 'M5 5l14 14M19 5L5 19' : 'M4 13l5 6L20 5'} />
        </svg>
        {say(`replay.verify.${kind}`)}
      </summary>
      <div className="verify-told">
        <p>
          {about} {scripted > 0 && say('replay.verify.scripted', { count: scripted })}
        </p>
        {kind !== 'bad' && (
          <dl>
            <dt>{say('replay.verify.steps', { count: steps })}</dt>
            <dd>
              <code>{store.session.hash}</code>
            </dd>
            {promises.map(({ commitment, shares }) => (
              <Fragment key={commitment}>
                <dt>{say('replay.verify.promise', { count: shares })}</dt>
                <dd>
                  <code>{commitment}</code>
                </dd>
              </Fragment>
            ))}
            {nonce !== undefined && (
              <>
                <dt>{say('replay.verify.part')}</dt>
                <dd>
                  <code>{nonce}</code>
                </dd>
              </>
            )}
          </dl>
        )}
      </div>
    </details>
  )
}
