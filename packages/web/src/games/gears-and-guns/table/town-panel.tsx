import './town-panel.css'
import { type Board, GAUGE, openCardTold, type WesternKit } from '@graveshift/gears-and-guns'
import { zoneName } from '@graveshift/zones'
import { memo } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { useLooking, useZones } from '../../../zone-table/table/zone-table-state.ts'
import { SteamGauge } from '../art/instruments/steam-gauge.tsx'
import { ownBoard, ownKit } from '../own.ts'
import type { TownKey } from '../word-keys.ts'
import { nozzleState } from './pipes-told.ts'
import { steamAhead } from './steam-ahead.ts'

interface Town {
  readonly kit: WesternKit
  readonly board: Board
}

interface Roomy extends Town {
  /** Lists lie open where there is room for them. */
  readonly isRoomy: boolean
}

/** A zone by its name: pressed, it is looked at. */
function Place({ kit, zone }: { readonly kit: WesternKit; readonly zone: number }) {
  const { look } = useLooking()
  return (
    <button type="button" className="town-place" onClick={() => look({ at: 'zone', zone })}>
      {zoneName(kit.map, zone)}
    </button>
  )
}

/** The gauge with its two marks and where it will be next, and in rounds what it leads to. */
function Gauge({ kit, board }: Town) {
  const { say } = useWords()
  const ahead = steamAhead(kit, board)
  if (!ahead) return null
  const { gauge, scalds, lost, isFixed, isSafe } = ahead
  const next = isFixed ? gauge : Math.min(GAUGE.full, gauge + GAUGE.rise)
  const told: TownKey = isFixed
    ? 'town.gauge.fixed'
    : scalds > 0
      ? isSafe
        ? 'town.gauge.scalds.safe'
        : 'town.gauge.scalds'
      : isSafe
        ? 'town.gauge.hot.safe'
        : 'town.gauge.hot'
  return (
    <div className="town-gauge" data-hot={scalds === 0 ? '' : undefined}>
      <SteamGauge value={gauge} next={next} size={120} />
      <p>
        <strong>{say('town.gauge', { gauge, full: GAUGE.full })}</strong> {say(told, { scalds, lost })}
      </p>
    </div>
  )
}

/** Each nozzle: what blows, what refills, what is shut, and where its switch is. */
function Nozzles({ kit, board, isRoomy }: Roomy) {
  const { say } = useWords()
  const { machines } = kit.steam
  if (machines.length === 0) return null
  return (
    <details open={isRoomy}>
      <summary>{say('town.nozzles')}</summary>
      <ul className="town-list">
        {machines.map((machine, at) => {
          const state = nozzleState(board, at)
          return (
            <li key={machine.tile} data-state={state}>
              <Place kit={kit} zone={machine.nozzle} />
              <span>{say('town.switch-in', { zone: zoneName(kit.map, machine.switch) })}</span>
              <b>{say(`town.nozzle.${state}`)}</b>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Objective cards by their numbers: where they lie, and what is known of them. */
function Cards({ kit, board, isRoomy }: Roomy) {
  const { say, tell, name } = useWords()
  const { cards } = kit.mission
  if (cards.length === 0) return null
  const left = cards.filter((_, at) => board.cards[at] === 'down' || board.cards[at] === 'up')
  return (
    <details className="town-cards" open={isRoomy}>
      <summary>{say('town.cards', { left: left.length, of: cards.length })}</summary>
      <ul className="town-list">
        {cards.map(({ data: { number }, zone }, at) => {
          const state = board.cards[at]
          const isLying = state === 'down' || state === 'up'
          return (
            <li key={number} data-state={state}>
              <span className="town-number">{number}</span>
              {isLying ? <Place kit={kit} zone={zone} /> : <span />}
              <span>
                {state === 'down'
                  ? say('town.card.down')
                  : state === 'up'
                    ? tell(openCardTold(kit, number))
                    : state === 'gone'
                      ? say('town.card.gone')
                      : `${name('story', `${kit.mission.data.id}.${number}`, 'name')}: ${say('town.card.taken')}`}
              </span>
            </li>
          )
        })}
      </ul>
      {board.keys.length > 0 && (
        <p>
          {say('town.keys')} {board.keys.map((key) => name('key', key)).join(', ')}
        </p>
      )}
    </details>
  )
}

/** Whoever lies there, and until when somebody may come for them. */
function Down({ kit, board }: Town) {
  const { say, name } = useWords()
  const lying = board.fallen.filter(({ fate }) => fate === 'down')
  if (lying.length === 0) return null
  return (
    <ul className="town-down" role="status">
      {lying.map(({ person, zone, round }) => (
        <li key={person}>
          {say('town.down', {
            who: name('survivor', board.people[person]?.id ?? '', 'name'),
            zone: zoneName(kit.map, zone),
            // Until the end of the next round (GG-KO-02).
            round: round + 1,
          })}
        </li>
      ))}
    </ul>
  )
}

/** What only a town has, beside its board: the gauge, machines, cards, and whoever lies there. */
export const TownPanel = memo(function TownPanel({ isRoomy }: { readonly isRoomy: boolean }) {
  const { kit: anyKit, board: anyBoard } = useZones()
  const { say } = useWords()
  const town = { kit: ownKit(anyKit), board: ownBoard(anyBoard) }
  return (
    <section className="zone-panel town-panel" aria-label={say('town.title')}>
      <Down {...town} />
      <Gauge {...town} />
      <Cards {...town} isRoomy={isRoomy} />
      <Nozzles {...town} isRoomy={isRoomy} />
    </section>
  )
})
