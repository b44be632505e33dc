import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useZones } from '../table/zone-table-state.ts'
import { outlookOf, sayOutlook } from './outlook.ts'
import type { Plan } from './plan-book.ts'

/** What comes of a plan: adrenaline and the level it reaches, noise, and who sees or attacks whoever does it. */
export function OutlookLine({ plan }: { readonly plan: Plan }) {
  const table = useZones()
  const words = useWords()
  const { face, kit, board, scene, session, choice, taking } = table
  const outlook = useMemo(
    () => outlookOf({ face, kit, board, scene, session, choice, taking }, plan),
    [face, kit, board, scene, session, choice, taking, plan],
  )
  if (!outlook) return null
  return (
    <span className="outlook">
      {sayOutlook(words, plan, outlook).map(({ text, good }) => (
        <span key={text} data-good={good ? '' : undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}
