import '../set-up/set-up.css'
import { labelPoint } from '@graveshift/zones'
import type { PersonStory } from '@graveshift/zones/missions'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type LaidOut, SmallMap, viewOf } from '../set-up/small-map.tsx'

const ARM = 16

interface Props {
  readonly mission: LaidOut
  readonly people: readonly PersonStory[]
}

/** The board of a finished game, with a cross where somebody fell. */
export function FallenMap({ mission, people }: Props) {
  useWordSet('missions')
  const { say } = useWords()
  const { layout } = mission.board
  const places = people.flatMap(({ id, fell }) => {
    const zone = fell && layout.zones[fell.zone]
    return zone ? [{ id, at: labelPoint(zone) }] : []
  })
  return (
    <figure className="fallen-map">
      <SmallMap mission={mission} />
      {places.length > 0 && (
        <>
          <svg viewBox={viewOf(layout)} aria-hidden="true">
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
