import type { Layout } from '@graveshift/zones'
import { memo } from 'react'
import type { BoardThing, PlacedThing } from './place-things.ts'
import type { Skin } from './skin.ts'
import { personRef } from './symbols.tsx'

interface Props {
  readonly skin: Skin
  readonly layout: Layout
  readonly things: readonly PlacedThing[]
}

const keyOf = (thing: BoardThing): string => {
  switch (thing.is) {
    case 'token':
      return `token ${thing.token.token}`
    case 'spawn':
      return `spawn ${thing.spawn.number}`
    case 'car':
      return `car ${thing.car.car}`
    case 'exit':
      return 'exit'
  }
}

/** Where the faces of those in a car are: the driver in front. */
const SEATS = [
  [0.6, -1.9],
  [0.6, 1.9],
  [-3.6, -1.9],
  [-3.6, 1.9],
] as const

function draw(thing: BoardThing, skin: Skin) {
  switch (thing.is) {
    case 'token':
      return skin.token(thing.token)
    case 'spawn':
      return skin.spawn(thing.spawn)
    case 'exit':
      return skin.exit()
    case 'car':
      return (
        <>
          {skin.car(thing.car.kind)}
          {thing.car.inside.map((id, seat) => {
            const [x, y] = SEATS[seat] ?? SEATS[0]
            return (
              <g key={id} transform={`translate(${x} ${y})`}>
                <circle r="2.2" fill="#100d0b" />
                <use href={`#${personRef(skin, id)}`} x="-1.9" y="-1.9" width="3.8" height="3.8" />
              </g>
            )
          })}
        </>
      )
  }
}

/** In an order that stays: what is put elsewhere in the page does not slide there. */
const inOrder = (things: readonly PlacedThing[]): readonly PlacedThing[] =>
  things.toSorted(({ thing: one }, { thing: other }) => (keyOf(one) < keyOf(other) ? -1 : 1))

/** What lies on the board: tokens, spawn zones, the exit, cars. */
export const ThingsLayer = memo(function ThingsLayer({ skin, layout, things }: Props) {
  return (
    <svg
      className="zb-whole"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {inOrder(things).map(({ thing, at: [x, y], scale }) => (
        <g
          key={keyOf(thing)}
          className="zb-moving"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          {draw(thing, skin)}
        </g>
      ))}
    </svg>
  )
})
