import './contents.css'
import './section.css'
import { useEffect, useMemo, useRef } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { InGame } from '../../games/in-game.tsx'
import { useGameWordSet, useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { placeOf, type RulePlace } from '../../learn/rulebook/rulebook.ts'
import { RulebookContext, useRulebook, useRulebookOf } from '../../learn/rulebook/use-rulebook.ts'
import { Overlay } from '../../ui/overlay.tsx'
import { rulingsIn, sectionsIn } from './book-words.ts'
import { Contents } from './contents.tsx'
import { RuleSection } from './rule-section.tsx'
import { RulingsList } from './rulings-list.tsx'

/** What the rulebook says at one place. */
function AtPlace({ place }: { readonly place: RulePlace }) {
  const words = useWords()
  const book = useRulebook()
  const rulings = useMemo(() => rulingsIn(book, words), [book, words])
  const sections = useMemo(() => sectionsIn(book, words), [book, words])
  const section = place.at === 'section' ? sections.find(({ id }) => id === place.section.id) : undefined
  const ruling = place.at === 'ruling' ? (place.ruling.replacedBy ?? place.ruling.id) : undefined
  return (
    <>
      {section && (
        <RuleSection
          words={section}
          rulings={rulings}
          query=""
          isHere={false}
          rule={place.at === 'section' ? place.rule : undefined}
        />
      )}
      {ruling !== undefined && (
        <RulingsList rulings={rulings.filter(({ id }) => id === ruling)} query="" here={undefined} />
      )}
      {/* Folded away again at every place. */}
      <Contents key={section?.id ?? ruling} sections={sections} here={section?.id} folded />
    </>
  )
}

interface Props {
  readonly game: string
  readonly topic: string
  readonly onClose: () => void
}

/** A rule over the page one is at. Its links to other rules stay in it. */
export function RuleSheet(props: Props) {
  return (
    <InGame game={props.game}>
      <Sheet {...props} />
    </InGame>
  )
}

function Sheet({ game, topic, onClose }: Props) {
  useWordSet('rules')
  useGameWordSet(game, 'rules')
  const book = useRulebookOf(game)
  const { say } = useWords()
  const place = useMemo(() => placeOf(book, topic), [book, topic])
  const body = useRef<HTMLDivElement>(null)
  const first = useRef(topic)
  useEffect(() => {
    if (first.current === topic) return
    // The link that led on may be gone: the keys go on where the new rule begins.
    first.current = topic
    body.current?.closest('dialog')?.scrollTo(0, 0)
    body.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus({ preventScroll: true })
  }, [topic])
  return (
    <Overlay
      title={say('shell.rules')}
      className="rule-sheet"
      onClose={onClose}
      beside={<a href={hrefOf({ screen: 'rules', game, topic })}>{say('rules.whole')}</a>}
    >
      <div ref={body} className="rule-sheet-body">
        <RulebookContext value={book}>
          <AtPlace place={place} />
        </RulebookContext>
      </div>
    </Overlay>
  )
}
