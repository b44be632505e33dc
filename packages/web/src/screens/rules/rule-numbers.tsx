import { useWords } from '../../i18n/use-words.ts'
import { RuleLink } from '../../ui/rule-link.tsx'

interface Props {
  readonly rules: readonly string[]
  /** The one the address leads to. */
  readonly here?: string | undefined
}

/** Numbers of rules, each a link that refusals and other people can point at. */
export function RuleNumbers({ rules, here }: Props) {
  const { say } = useWords()
  return (
    <ul className="rule-numbers" aria-label={say('rules.numbers')}>
      {rules.map((rule) => (
        <li key={rule}>
          <RuleLink topic={rule} aria-current={rule === here ? 'location' : undefined}>
            {rule}
          </RuleLink>
        </li>
      ))}
    </ul>
  )
}
