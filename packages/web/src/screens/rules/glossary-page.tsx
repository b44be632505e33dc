import { useMemo, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useGameAround } from '../../games/in-game.tsx'
import { gameName } from '../../i18n/game-name.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { RuleTerm } from '../../learn/rulebook/rulebook.ts'
import { find } from '../../learn/rulebook/search.ts'
import { useRulebook } from '../../learn/rulebook/use-rulebook.ts'
import { BackToTable } from '../../ui/back-to-table.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Marked } from './marked.tsx'
import { SearchField } from './search-field.tsx'

const entryOf = (term: RuleTerm) => ({
  id: term.en,
  term,
  title: LANGUAGES.map((each) => term[each]).join(' '),
  text: '',
  numbers: [],
})

/** The terms in three languages side by side, the reader's own first. */
export function GlossaryPage() {
  const { say, language } = useWords()
  const { terms, sectionTelling } = useRulebook()
  const game = useGameAround()
  const entries = useMemo(() => terms.map(entryOf), [terms])
  const [query, setQuery] = useState('')
  const looked = query.trim()
  const found = useMemo(() => find(entries, looked), [entries, looked])
  const order = [language, ...LANGUAGES.filter((each) => each !== language)]
  return (
    <div className="page glossary">
      <header className="rules-head">
        <h1>{say('rules.glossary')}</h1>
        <p className="fine">{say('rules.glossary.about')}</p>
        <BackToTable />
        <ButtonLink href={hrefOf({ screen: 'rules', game, topic: undefined })}>
          {say('rules.title', { game: gameName({ say }, game) })}
        </ButtonLink>
      </header>
      <SearchField
        label={say('rules.glossary.search')}
        value={query}
        onChange={setQuery}
        found={looked === '' ? '' : say('rules.found', { count: found.length })}
      />
      <table className="glossary-table">
        <thead>
          <tr>
            {order.map((each) => (
              <th key={each} scope="col" lang={each}>
                {LANGUAGE_NAMES[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(({ id, term }) => (
            <tr key={id}>
              {order.map((each) => {
                // The reader's own word heads the row.
                const Cell = each === language ? 'th' : 'td'
                return (
                  <Cell key={each} lang={each} {...(each === language ? { scope: 'row' } : {})}>
                    {each === language ? (
                      <a href={hrefOf({ screen: 'rules', game, topic: sectionTelling(term.en) })}>
                        <Marked text={term[each]} query={looked} />
                      </a>
                    ) : (
                      <Marked text={term[each]} query={looked} />
                    )}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
