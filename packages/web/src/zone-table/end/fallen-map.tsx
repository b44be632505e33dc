import { type Layout, labelPoint } from '@graveshift/zones'
import type { PersonStory } from '@graveshift/zones/missions'
import type { ReactNode } from 'react'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'

const ARM = 16

interface Props {
  readonly layout: Layout
  readonly people: readonly PersonStory[]
  /** The board, as large as the place it is put in. */
  readonly children: ReactNode
}

/** The board of a finished game, with a cross where somebody fell. */
export function FallenMap({ layout, people, children }: Props) {
  useWordSet('missions')
  const { say } = useWords()
  const places = people.flatMap(({ id, fell }) => {
    const zone = fell && layout.zones[fell.zone]
    return zone ? [{ id, at: labelPoint(zone) }] : []
  })
  return (
    <figure className="fallen-map">
      {children}
      {places.length > 0 && (
        <>
          <svg className="fallen-marks" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
            {places.map(({ id, at: [x, y] }) => (
              <path
                key={id}
                d={`M${x} ${y - ARM}V${y + ARM * 1.4}M${x - ARM * 0.75} ${y - ARM * 0.3}H${x + ARM * 0.75}`}
              />
            ))}
          </svg>
          <figcaption className="fine">{say('missions.end.map')}</figcaption>
        </>
      )}
    </figure>
  )
}
