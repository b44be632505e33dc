// The page last: on wide screens it lays out what the others describe.
import './contents.css'
import './section.css'
import './glossary.css'
import './rules.css'
import { useMemo } from 'react'
import { RulesContext } from '../../app/rules-context.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { placeOf } from '../../learn/rulebook/place.ts'
import { GlossaryPage } from './glossary-page.tsx'
import { RulebookPage } from './rulebook-page.tsx'

/** The rulebook, its rulings and the glossary; `#/rules/<id>` opens a section, a rule, a ruling. */
export function RulesScreen({ topic }: { readonly topic: string | undefined }) {
  useWordSet('gear-up')
  useWordSet('rules')
  const place = useMemo(() => placeOf(topic), [topic])
  return (
    <RulesContext value={undefined}>
      {place.at === 'glossary' ? <GlossaryPage /> : <RulebookPage place={place} />}
    </RulesContext>
  )
}
