import { useWords } from '../../i18n/use-words.ts'
import { rulingsOn } from '../../learn/rulebook/rulebook.ts'
import { alsoFound } from '../../learn/rulebook/search.ts'
import { useRulebook } from '../../learn/rulebook/use-rulebook.ts'
import { RuleLink } from '../../ui/rule-link.tsx'
import type { RulingWords, SectionWords } from './book-words.ts'
import { Marked } from './marked.tsx'
import { RuleNumbers } from './rule-numbers.tsx'

interface Props {
  readonly words: SectionWords
  readonly rulings: readonly RulingWords[]
  readonly query: string
  /** This is where the address leads, perhaps to one of its rules. */
  readonly isHere: boolean
  readonly rule: string | undefined
}

/** One section of the rulebook as a card, with its rules' numbers and the rulings on them. */
export function RuleSection({ words, rulings, query, isHere, rule }: Props) {
  const { say, language } = useWords()
  const book = useRulebook()
  const { Picture } = book
  const { section, title, lead, paragraphs } = words
  const ids = new Set(rulingsOn(book, section).map(({ id }) => id))
  const others = alsoFound(words.also, query)
  const here = rulings.filter(({ id }) => ids.has(id))
  return (
    <article
      className={`rule-section ${section.picture ? 'rule-pictured' : ''}`}
      aria-labelledby={`rule-${section.id}`}
      lang={section.lang}
      data-here={isHere || undefined}
    >
      {section.picture && <Picture picture={section.picture} />}
      <div className="rule-body">
        <h3
          id={`rule-${section.id}`}
          tabIndex={-1}
          lang={section.lang && typeof section.title === 'string' ? language : undefined}
        >
          <Marked text={title} query={query} />
        </h3>
        {others.length > 0 && (
          <p className="rule-also">
            {say('rules.also')} <Marked text={others.join(', ')} query={query} />
          </p>
        )}
        {lead.map((text) => (
          <p key={text} className="rule-lead" lang={section.lang && language}>
            <Marked text={text} query={query} />
          </p>
        ))}
        {paragraphs.map((text) => (
          <p key={text}>
            <Marked text={text} query={query} />
          </p>
        ))}
        <RuleNumbers rules={section.rules} here={rule} />
        {here.length > 0 && (
          <details className="rule-rulings">
            <summary>{say('rules.rulings-here', { count: here.length })}</summary>
            <dl>
              {here.map(({ id, title: question, text }) => (
                <div key={id}>
                  {question !== '' && <dt>{question}</dt>}
                  <dd>
                    {text} <RuleLink topic={id}>{id}</RuleLink>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </article>
  )
}
