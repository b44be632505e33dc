import type { Refusal } from '@graveshift/kernel'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { RuleLink } from '../ui/rule-link.tsx'

/** Why not, with the rule that says so. */
export function RefusalNote({ refusal, role }: { readonly refusal: Refusal; readonly role?: 'alert' }) {
  const { refuse, say } = useWords()
  const rule = gameOf(useGameAround()).ruleBehind(refusal)
  return (
    <p className="refusal" role={role}>
      {refuse(refusal)}{' '}
      {rule !== undefined && <RuleLink topic={rule}>{say('table.rule', { rule })}</RuleLink>}
    </p>
  )
}
