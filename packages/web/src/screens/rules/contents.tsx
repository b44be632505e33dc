import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { GROUPS } from '../../learn/rulebook/sections.ts'
import type { SectionWords } from './book-words.ts'

interface Props {
  readonly sections: readonly SectionWords[]
  readonly here: string | undefined
}

/** The way through the book: beside it where there is room, folded away above it where there is none. */
export function Contents({ sections, here }: Props) {
  const { say } = useWords()
  const [isWide] = useState(() => matchMedia('(min-width: 60rem)').matches)
  const link = (topic: string, text: string) => (
    <li key={topic}>
      <a href={hrefOf({ screen: 'rules', topic })} aria-current={topic === here ? 'location' : undefined}>
        {text}
      </a>
    </li>
  )
  return (
    <details className="rules-contents" open={isWide}>
      <summary>{say('rules.contents')}</summary>
      <nav aria-label={say('rules.contents')}>
        <ul className="contents-more">
          {link('glossary', say('rules.glossary'))}
          {link('rulings', say('rules.group.rulings'))}
        </ul>
        {GROUPS.map((group) => (
          <section key={group}>
            <p className="contents-group">{say(`rules.group.${group}`)}</p>
            <ul>
              {sections
                .filter(({ section }) => section.group === group)
                .map(({ id, title }) => link(id, title))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  )
}
