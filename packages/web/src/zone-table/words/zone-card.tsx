import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { useZones } from '../table/zone-table-state.ts'
import { useZoneTeller } from './use-zone-teller.ts'
import { tellZone, WAYS } from './zone-told.ts'

interface Props {
  readonly zone: number
  /** What a press there does. */
  readonly meant?: ReactNode
  /** Beside its name. */
  readonly beside?: ReactNode
  /** What can be done there. */
  readonly children?: ReactNode
}

/** One zone in full: what is there, who comes, where it leads. */
export function ZoneCard({ zone, meant, beside, children }: Props) {
  const { scene } = useZones()
  const { say } = useWords()
  const teller = useZoneTeller()
  const told = tellZone(teller, zone, scene.zones[zone])
  return (
    <section
      className="zone-panel zone-card"
      aria-label={told.title}
      data-zone={teller.kit.map.zones[zone]?.name}
    >
      <h2>
        {told.title}
        {told.light !== undefined && <small>{told.light}</small>}
      </h2>
      {beside}
      {meant}
      <p>
        {told.people !== '' && `${told.people}. `}
        {told.things !== '' && `${told.things}. `}
        {told.zombies !== '' && (
          <span className="bad">
            {told.zombies}. {told.intent}{' '}
          </span>
        )}
        {told.noise !== '' && `${told.noise}.`}
      </p>
      <p className="fine zone-exits">
        {WAYS.map((way) => {
          const there = told.exits.filter((exit) => exit.way === way)
          if (there.length === 0) return null
          const zones = there.map(({ text }) => text).join('; ')
          return (
            <span key={way}>{say('zone.told.way', { way: say(`zone.way.${way}` as WordKey), zones })} </span>
          )
        })}
      </p>
      {children}
    </section>
  )
}
