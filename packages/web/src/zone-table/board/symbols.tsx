import { memo } from 'react'
import { shaded } from './shaded.tsx'
import type { Skin } from './skin.ts'

export const personRef = (skin: Skin, id: string): string => `zb-${skin.id}-p-${id}`
export const zombieRef = (skin: Skin, kind: string, isBehind = false): string =>
  `zb-${skin.id}-z-${kind}${isBehind ? '-behind' : ''}`

interface Props {
  readonly skin: Skin
  /** By name, a space between two: these hardly ever change. */
  readonly people: string
  readonly kinds: string
}

const named = (list: string): readonly string[] => list.split(' ').filter((name) => name !== '')

/** Pictures that are used many times stand once on the page. */
export const Symbols = memo(function Symbols({ skin, people, kinds }: Props) {
  return (
    <svg className="zb-symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <skin.Definitions />
      <clipPath id={`zb-${skin.id}-round`}>
        <circle cx="50" cy="50" r="50" />
      </clipPath>
      {named(people).map((id) => (
        <symbol key={id} id={personRef(skin, id)} viewBox="0 0 100 100">
          <g clipPath={`url(#zb-${skin.id}-round)`}>{skin.person(id)}</g>
        </symbol>
      ))}
      {named(kinds).flatMap((kind) => {
        const body = skin.zombie(kind).draw()
        return [false, true].map((isBehind) => (
          <symbol
            key={`${kind} ${isBehind}`}
            id={zombieRef(skin, kind, isBehind)}
            viewBox="-3 -3 106 106"
            overflow="visible"
          >
            {isBehind ? shaded(body) : body}
          </symbol>
        ))
      })}
    </svg>
  )
})
