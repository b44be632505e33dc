import type { Refusal } from '@graveshift/kernel'
import { useWords } from '../i18n/use-words.ts'
import { RuleLink } from '../ui/rule-link.tsx'

/** Rules of the game behind what the table itself refuses. */
const TABLE_RULES: Readonly<Record<string, string>> = {
  'beyond-horizon': 'GU-UND-02',
  'nothing-to-undo': 'GU-UND-01',
}

/** Why not, with the rule that says so. */
export function RefusalNote({ refusal, role }: { readonly refusal: Refusal; readonly role?: 'alert' }) {
  const { refuse, say } = useWords()
  const rule = refusal.rule.startsWith('GU-') ? refusal.rule : TABLE_RULES[refusal.refused]
  return (
    <p className="refusal" role={role}>
      {refuse(refusal)}{' '}
      {rule !== undefined && <RuleLink topic={rule}>{say('table.rule', { rule })}</RuleLink>}
    </p>
  )
}
