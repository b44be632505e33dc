import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useGameAround } from '../../games/in-game.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { useRulebook } from '../../learn/rulebook/use-rulebook.ts'
import { RuleLink } from '../../ui/rule-link.tsx'
import type { SectionWords } from './book-words.ts'

interface Props {
  readonly sections: readonly SectionWords[]
  readonly here: string | undefined
  /** Not open at first, even where there is room. */
  readonly folded?: boolean
}

/** The way through the book: beside it where there is room, folded away above it where there is none. */
export function Contents({ sections, here, folded = false }: Props) {
  const { say } = useWords()
  const { groups, rulings, terms } = useRulebook()
  const game = useGameAround()
  const [isOpen] = useState(() => !folded && matchMedia('(min-width: 60rem)').matches)
  const current = (topic: string) => (topic === here ? 'location' : undefined)
  return (
    <details className="rules-contents" open={isOpen}>
      <summary>{say('rules.contents')}</summary>
      <nav aria-label={say('rules.contents')}>
        <ul className="contents-more">
          {/* Pages of their own, too long for a sheet. */}
          {terms.length > 0 && (
            <li>
              <a href={hrefOf({ screen: 'rules', game, topic: 'glossary' })}>{say('rules.glossary')}</a>
            </li>
          )}
          {rulings.length > 0 && (
            <li>
              <a href={hrefOf({ screen: 'rules', game, topic: 'rulings' })} aria-current={current('rulings')}>
                {say('rules.group.rulings')}
              </a>
            </li>
          )}
        </ul>
        {groups.map((group) => (
          <section key={group}>
            <p className="contents-group">{say(`rules.group.${group}` as WordKey)}</p>
            <ul>
              {sections
                .filter(({ section }) => section.group === group)
                .map(({ id, title }) => (
                  <li key={id}>
                    <RuleLink topic={id} aria-current={current(id)}>
                      {title}
                    </RuleLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  )
}
