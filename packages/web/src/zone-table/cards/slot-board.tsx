import './slots.css'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useDeciding } from '../decide/deciding.ts'
import { CardFace } from './card-face.tsx'
import { cardTold } from './card-told.ts'
import { type Cell, cellKey, cellsOf, moveTo, nextCell, type SlotMove, type SlotPlace } from './slot-model.ts'
import { useCardDrag } from './use-card-drag.ts'

/** What somebody has, or what lies on the table. */
export interface Tray {
  readonly id: string
  readonly head: ReactNode
  /** Whose it is, for those who only hear it. */
  readonly name: string
  readonly places: readonly SlotPlace[]
}

/** What laying a card somewhere is called. */
export type MoveName = 'give' | 'take' | 'swap' | 'move' | 'keep'

interface Props {
  readonly trays: readonly Tray[]
  /** All that may be done now. */
  readonly moves: readonly SlotMove[]
  nameOf(move: SlotMove): MoveName
  onMove(move: SlotMove): void
  /** In the hand from the beginning, such as a find that has no room. */
  readonly first?: string | undefined
  /** Of no use now: why. */
  whyNot?(cell: Cell, to: Cell): string | undefined
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Cards in their slots: one is lifted by a press and laid down by another, by drag, or by arrows and Enter. */
export function SlotBoard({ trays, moves, nameOf, onMove, first, whyNot }: Props) {
  const { kit } = useDeciding()
  const words = useWords()
  const { say, name } = words
  const root = useRef<HTMLDivElement>(null)
  const [liftedKey, lift] = useState<string | undefined>(first)
  const [refused, setRefused] = useState<string>()
  const shownOf = ({ places }: Tray) =>
    places.filter(
      (place) => !place.isOpen || place.cards.length > 0 || moves.some(({ to }) => to === place.id),
    )
  const cells = trays.flatMap((tray) => shownOf(tray).flatMap(cellsOf))
  const cellOf = (key: string | undefined) => cells.find((cell) => cellKey(cell) === key)
  const canLift = ({ card, place }: Cell): boolean =>
    moves.some((move) => move.card === card && move.from === place.id)
  const found = cellOf(liftedKey)
  const lifted = found && canLift(found) ? found : undefined

  const lay = (from: Cell | undefined, to: Cell | undefined) => {
    const move = from && to && from !== to ? moveTo(moves, from, to) : undefined
    lift(undefined)
    setRefused(from && to && from.place !== to.place && !move ? whyNot?.(from, to) : undefined)
    if (move) onMove(move)
  }
  const { drag, handlers, wasDrag } = useCardDrag(lift, (from, to) => lay(cellOf(from), cellOf(to)))

  const press = (cell: Cell) => {
    if (wasDrag()) return
    const isTarget = lifted && moveTo(moves, lifted, cell)
    if (lifted && isTarget) return lay(lifted, cell)
    if (lifted && cell.place !== lifted.place && !canLift(cell)) return lay(lifted, cell)
    setRefused(undefined)
    lift(lifted && cellKey(lifted) === cellKey(cell) ? undefined : canLift(cell) ? cellKey(cell) : undefined)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && lifted) {
      event.stopPropagation()
      lift(undefined)
      return
    }
    const way = WAYS[event.key]
    const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
    if (!way || !here || !root.current) return
    const others = [...root.current.querySelectorAll<HTMLElement>('[data-cell]')]
    const next = nextCell(
      here.getBoundingClientRect(),
      others.flatMap((each) =>
        each === here ? [] : [[each.dataset.cell ?? '', each.getBoundingClientRect()] as const],
      ),
      way,
    )
    event.preventDefault()
    event.stopPropagation()
    others.find(({ dataset }) => dataset.cell === next)?.focus()
  }

  const cardName = (face: string) => name('card', kit.cards[face]?.name ?? face, 'name')
  const liftedName = lifted?.card === undefined ? '' : cardName(lifted.card)

  function button(cell: Cell) {
    const { place, card } = cell
    const key = cellKey(cell)
    const isLifted = lifted !== undefined && cellKey(lifted) === key
    const move = lifted && !isLifted ? moveTo(moves, lifted, cell) : undefined
    const what = move && say(`zone.cards.move.${nameOf(move)}`)
    const told = card === undefined ? say('zone.cards.none') : cardTold(words, kit, card)
    const at = drag?.key === key ? drag : undefined
    return (
      <li key={key}>
        <button
          type="button"
          className="slot-cell"
          data-cell={key}
          data-empty={card === undefined ? '' : undefined}
          data-small={place.small ? '' : undefined}
          data-fresh={card !== undefined && place.fresh?.includes(card) ? '' : undefined}
          data-lifted={isLifted ? '' : undefined}
          data-dragged={at ? '' : undefined}
          data-takes={what === undefined ? undefined : what}
          data-idle={
            what === undefined && !isLifted && (lifted !== undefined || !canLift(cell)) ? '' : undefined
          }
          aria-pressed={card === undefined ? undefined : isLifted}
          onClick={() => press(cell)}
          {...(card !== undefined && canLift(cell) ? handlers(key) : {})}
        >
          <span className="unseen">
            {what === undefined
              ? `${told} (${place.title})`
              : say('zone.cards.lay', { what, card: liftedName, there: `${told} (${place.title})` })}
          </span>
          <span
            className="slot-card"
            style={at && { transform: `translate(${at.x}px, ${at.y}px) rotate(-1.5deg)` }}
          >
            {card === undefined ? (
              <span className="slot-none" aria-hidden="true">
                {say('zone.cards.none')}
              </span>
            ) : (
              <CardFace face={card} small={place.small} isTold />
            )}
          </span>
          {what !== undefined && (
            <span className="slot-what" aria-hidden="true">
              {what}
            </span>
          )}
        </button>
      </li>
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from cell to cell, all of which are buttons
    <div ref={root} className="slot-board" data-lifting={lifted ? '' : undefined} onKeyDown={onKeyDown}>
      {trays.map((tray) => (
        <section key={tray.id} className="slot-tray" aria-label={tray.name}>
          {tray.head}
          {shownOf(tray).map((place) => (
            <div key={place.id} className="slot-place" data-small={place.small ? '' : undefined}>
              <h3>{place.title}</h3>
              <ul aria-label={place.title}>{cellsOf(place).map(button)}</ul>
            </div>
          ))}
        </section>
      ))}
      <p className="slot-told" role="status">
        {refused ?? (lifted ? say('zone.cards.lifted', { card: liftedName }) : '')}
      </p>
    </div>
  )
}
