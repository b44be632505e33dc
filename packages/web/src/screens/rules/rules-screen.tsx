// The page last: on wide screens it lays out what the others describe.
import './contents.css'
import './section.css'
import './glossary.css'
import './rules.css'
import { useMemo } from 'react'
import { RulesContext } from '../../app/rules-context.ts'
import { InGame } from '../../games/in-game.tsx'
import { useGameWordSet, useWordSet } from '../../i18n/use-word-set.ts'
import { placeOf } from '../../learn/rulebook/rulebook.ts'
import { RulebookContext, useRulebookOf } from '../../learn/rulebook/use-rulebook.ts'
import { GlossaryPage } from './glossary-page.tsx'
import { RulebookPage } from './rulebook-page.tsx'

interface Props {
  readonly game: string
  readonly topic: string | undefined
}

/** The rulebook, its rulings and the glossary; `#/rules/<id>` opens a section, a rule, a ruling. */
export function RulesScreen(props: Props) {
  return (
    <InGame game={props.game}>
      <Rules {...props} />
    </InGame>
  )
}

function Rules({ game, topic }: Props) {
  useWordSet('rules')
  useGameWordSet(game, 'rules')
  const book = useRulebookOf(game)
  const place = useMemo(() => placeOf(book, topic), [book, topic])
  return (
    <RulesContext value={undefined}>
      <RulebookContext value={book}>
        {place.at === 'glossary' ? <GlossaryPage /> : <RulebookPage place={place} />}
      </RulebookContext>
    </RulesContext>
  )
}
