import { useWords } from '../../i18n/use-words.ts'
import type { RulingWords } from './book-words.ts'
import { Marked } from './marked.tsx'
import { RuleNumbers } from './rule-numbers.tsx'

interface Props {
  readonly rulings: readonly RulingWords[]
  readonly query: string
  readonly here: string | undefined
}

/** What we do where the rulebooks leave a question open. */
export function RulingsList({ rulings, query, here }: Props) {
  const { say } = useWords()
  return (
    <ul className="rulings">
      {rulings.map(({ id, title, text, rules, isOption, lang }) => (
        <li key={id} data-here={id === here || undefined}>
          <h3 id={`rule-${id}`} tabIndex={-1}>
            <span className="ruling-id">{id}</span> <Marked text={title} query={query} />
          </h3>
          <p lang={lang}>
            <Marked text={text} query={query} />
          </p>
          {isOption && <p className="tag">{say('rules.option')}</p>}
          {rules.length > 0 && <RuleNumbers rules={rules} />}
        </li>
      ))}
    </ul>
  )
}
