import { useEffect, useMemo, useState } from 'react'
import { GameSwitch } from '../../app/game-switch.tsx'
import { hrefOf } from '../../app/routes.ts'
import { useGameAround } from '../../games/in-game.tsx'
import { gameOf } from '../../games/registry.ts'
import { gameName } from '../../i18n/game-name.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import type { RulePlace } from '../../learn/rulebook/rulebook.ts'
import { find } from '../../learn/rulebook/search.ts'
import { useRulebook } from '../../learn/rulebook/use-rulebook.ts'
import { BackToTable } from '../../ui/back-to-table.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { rulingsIn, sectionsIn } from './book-words.ts'
import { Contents } from './contents.tsx'
import { RuleSection } from './rule-section.tsx'
import { RulingsList } from './rulings-list.tsx'
import { SearchField } from './search-field.tsx'

function idAt(place: RulePlace): string | undefined {
  switch (place.at) {
    case 'section':
      return place.section.id
    case 'ruling':
      return place.ruling.replacedBy ?? place.ruling.id
    case 'rulings':
      return 'rulings'
    default:
      return undefined
  }
}

/** Goes to a heading, with the eyes and with the keyboard. */
function goTo(heading: Element | null): void {
  if (!(heading instanceof HTMLElement)) return
  // A card is shown from its top: its picture may come before its heading.
  const card = heading.closest('article, li') ?? heading
  card.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}

/** All sections and rulings, or those that hold what is looked for. */
export function RulebookPage({ place }: { readonly place: RulePlace }) {
  const words = useWords()
  const { say } = words
  const book = useRulebook()
  const game = useGameAround()
  const here = idAt(place)
  const [query, setQuery] = useState('')
  const sections = useMemo(() => sectionsIn(book, words), [book, words])
  const rulings = useMemo(() => rulingsIn(book, words), [book, words])
  const looked = query.trim()
  const foundSections = useMemo(() => find(sections, looked), [sections, looked])
  const foundRulings = useMemo(() => find(rulings, looked), [rulings, looked])
  // Where the nearest is, is looked first.
  const groups = [...new Set(foundSections.map(({ section }) => section.group))]
  const count = foundSections.length + foundRulings.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place gone to again is gone to again
  useEffect(() => {
    if (here === undefined) return
    setQuery('')
    // After the app's own going to the top of a new screen.
    const timer = setTimeout(() => {
      document.querySelector('.rules-contents [aria-current]')?.scrollIntoView({ block: 'nearest' })
      goTo(document.getElementById(`rule-${here}`))
    })
    return () => clearTimeout(timer)
  }, [place])

  return (
    <div className="page rules">
      <header className="rules-head">
        <h1>{say('rules.title', { game: gameName(words, game) })}</h1>
        <p className="fine">{say(book.about, { game: gameName(words, game) })}</p>
        <BackToTable />
        <GameSwitch game={game} to={(other) => ({ screen: 'rules', game: other, topic: undefined })} />
        {gameOf(game).module.lessons && (
          <ButtonLink href={hrefOf({ screen: 'learn', game, lesson: undefined })}>
            {say('rules.lessons')}
          </ButtonLink>
        )}
      </header>
      <SearchField
        label={say('rules.search')}
        hint={say('rules.search.hint')}
        value={query}
        onChange={setQuery}
        found={looked === '' ? '' : say('rules.found', { count })}
        onEnter={() => goTo(document.querySelector('.rules-book h3'))}
      />
      <Contents sections={sections} here={here} />
      <div className="rules-book">
        {place.at === 'unknown' && (
          <p className="refused" role="alert">
            {say('rules.unknown', { topic: place.topic })}
          </p>
        )}
        {count === 0 && <p>{say(looked === '' ? 'rules.none' : 'rules.found-none')}</p>}
        {groups.map((group) => {
          const mine = foundSections.filter(({ section }) => section.group === group)
          return (
            <section key={group} aria-labelledby={`rules-group-${group}`}>
              <h2 id={`rules-group-${group}`}>{say(`rules.group.${group}` as WordKey)}</h2>
              <div className={`rule-sections rule-sections-${group}`}>
                {mine.map((each) => (
                  <RuleSection
                    key={each.id}
                    words={each}
                    rulings={rulings}
                    query={looked}
                    isHere={each.id === here}
                    rule={place.at === 'section' ? place.rule : undefined}
                  />
                ))}
              </div>
            </section>
          )
        })}
        {foundRulings.length > 0 && (
          <section aria-labelledby="rule-rulings">
            <h2 id="rule-rulings" tabIndex={-1}>
              {say('rules.group.rulings')}
            </h2>
            <p className="fine">{say('rules.rulings')}</p>
            <RulingsList rulings={foundRulings} query={looked} here={here} />
          </section>
        )}
      </div>
    </div>
  )
}
