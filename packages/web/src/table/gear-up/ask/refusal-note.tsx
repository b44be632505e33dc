import type { Refusal } from '@graveshift/kernel'
import { hrefOf } from '../../../app/routes.ts'
import { useWords } from '../../../i18n/use-words.ts'

/** Why not, with the rule that says so. */
export function RefusalNote({ refusal, role }: { readonly refusal: Refusal; readonly role?: 'alert' }) {
  const { refuse, say } = useWords()
  const isRule = refusal.rule.startsWith('GU-')
  return (
    <p className="refusal" role={role}>
      {refuse(refusal)}{' '}
      {isRule && (
        <a
          href={hrefOf({ screen: 'rules', topic: refusal.rule })}
          aria-label={say('table.rule', { rule: refusal.rule })}
        >
          {refusal.rule}
        </a>
      )}
    </p>
  )
}
