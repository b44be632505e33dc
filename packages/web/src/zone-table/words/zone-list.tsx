import { NONE } from '@graveshift/zones'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { useLooking, useZones } from '../table/zone-table-state.ts'
import { useZoneTeller } from './use-zone-teller.ts'
import { tellZone, WAYS, type Way } from './zone-told.ts'

const STEPS: Readonly<Record<string, Way>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
}

/** Where zones stand in the list. */
type Group = 'here' | 'reach' | 'zombies' | 'rest'
const GROUPS: readonly Group[] = ['here', 'reach', 'zombies', 'rest']

interface Props {
  /** What it costs to get to each zone, as far as anybody can. */
  readonly costs: ReadonlyMap<number, number>
  /** Zones by which the question in front can be answered. */
  readonly fits: ReadonlySet<number>
  readonly onPress: (zone: number) => void
  /** What lies before all zones. */
  readonly children?: ReactNode
}

/** The board in words: zones as buttons, the own one first, then those within reach, then where zombies are. */
export function ZoneList({ costs, fits, onPress, children }: Props) {
  const { kit, board, person, scene } = useZones()
  const { target, look } = useLooking()
  const words = useWords()
  const { say, name } = words
  const teller = useZoneTeller()
  const list = useRef<HTMLDivElement>(null)
  const own = board.people[person]?.zone ?? NONE
  const hasZombies = (zone: number): boolean => (scene.zones[zone]?.zombies.length ?? 0) > 0
  const groupOf = (zone: number): Group =>
    zone === own ? 'here' : costs.has(zone) ? 'reach' : hasZombies(zone) ? 'zombies' : 'rest'
  // Track below a train, and a train that has left, are nowhere.
  const zones = kit.map.zones.flatMap((_, zone) =>
    scene.layout.zones[zone]?.pieces.length === 0 ? [] : [zone],
  )
  const inGroup = (group: Group): readonly number[] => {
    const found = zones.filter((zone) => groupOf(zone) === group)
    return group === 'reach'
      ? found.toSorted((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0))
      : found
  }
  const order = GROUPS.flatMap(inGroup)
  const at = target !== undefined && target.at !== 'door' ? target.zone : own === NONE ? order[0] : own
  const go = (zone: number | undefined) => {
    if (zone === undefined) return
    look({ at: 'zone', zone })
    list.current?.querySelector<HTMLElement>(`[data-zone-at="${zone}"]`)?.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const way = STEPS[event.key]
    if (way) go(tellZone(teller, at, undefined).exits.find((exit) => exit.way === way)?.zone)
    else if (event.key === 'Home') go(own === NONE ? undefined : own)
    else if (event.key === 'PageDown' || event.key === 'PageUp') {
      const busy = order.filter(hasZombies)
      const step = event.key === 'PageDown' ? 1 : -1
      go(busy.at((busy.indexOf(at) + step) % Math.max(1, busy.length)))
    } else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={list} className="zone-list" onKeyDown={onKey}>
      {children}
      {GROUPS.map((group) => {
        const there = inGroup(group)
        if (there.length === 0) return null
        const who = board.people[person]
        return (
          <section key={group}>
            <h3>
              {group === 'here'
                ? say('zone.list.here', { person: name('survivor', who?.id ?? '', 'name') })
                : say(`zone.list.${group}` as WordKey)}
            </h3>
            <ul>
              {there.map((zone) => {
                const told = tellZone(teller, zone, scene.zones[zone])
                const cost = costs.get(zone)
                return (
                  <li key={zone}>
                    <button
                      type="button"
                      className="zone-entry"
                      data-zone-at={zone}
                      data-zone={kit.map.zones[zone]?.name}
                      data-fits={fits.has(zone) ? '' : undefined}
                      tabIndex={zone === at ? 0 : -1}
                      data-looked={zone === at ? '' : undefined}
                      onFocus={() => zone !== at && look({ at: 'zone', zone })}
                      onClick={() => onPress(zone)}
                    >
                      {cost !== undefined && (
                        <span className="zone-cost" aria-hidden="true">
                          {cost}
                        </span>
                      )}
                      <strong>{told.title}</strong>
                      {told.light !== undefined && `, ${told.light}`}.{' '}
                      {told.people !== '' && `${told.people}. `}
                      {told.things !== '' && `${told.things}. `}
                      {told.zombies === '' ? (
                        `${say('zone.no-zombies')}. `
                      ) : (
                        <span className="bad">
                          <span data-figure={`zone.${zone}.told`}>{told.zombies}</span>. {told.intent}{' '}
                        </span>
                      )}
                      {told.noise !== '' && `${told.noise}. `}
                      <span className="zone-ways">
                        {WAYS.map((way) => {
                          const ways = told.exits.filter((exit) => exit.way === way)
                          if (ways.length === 0) return null
                          const texts = ways.map(({ text }) => text).join('; ')
                          return (
                            <span key={way}>
                              {say('zone.told.way', { way: say(`zone.way.${way}`), zones: texts })}{' '}
                            </span>
                          )
                        })}
                      </span>
                      {cost !== undefined && <span className="unseen">{say('zone.move-for', { cost })}</span>}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
