import type { OpenZone } from './open-zone.ts'
import { PersonToken } from './person-token.tsx'
import { heightOf, widthOf } from './rects.ts'
import type { Skin } from './skin.ts'
import { UNIT } from './use-camera.ts'
import { ZombiePile } from './zombie-pile.tsx'

interface Props {
  readonly open: OpenZone
  readonly skin: Skin
  readonly acting: string | undefined
  readonly isFlipped: (x: number) => boolean
  readonly nameOf: (person: string) => string
}

/** Those in a zone that is looked at, larger than they stand there. */
export function OpenLayer({ open: { box, placed }, skin, acting, isFlipped, nameOf }: Props) {
  const isFew = placed.people.length < 4
  return (
    <div className="zb-pieces">
      <div
        className="zb-open"
        style={{
          left: box[0] * UNIT,
          top: box[1] * UNIT,
          width: widthOf(box) * UNIT,
          height: heightOf(box) * UNIT,
        }}
      />
      {placed.piles.map(({ kind, count, at, scale, height }) => (
        <ZombiePile
          key={kind}
          skin={skin}
          kind={kind}
          count={count}
          x={at[0]}
          y={at[1]}
          scale={scale}
          height={height}
          isFlipped={isFlipped(at[0])}
        />
      ))}
      {placed.people.map(({ person, at, r }) => (
        <PersonToken
          key={person.id}
          skin={skin}
          person={person}
          isActing={person.id === acting}
          x={at[0]}
          y={at[1]}
          r={r}
          name={isFew ? nameOf(person.id) : undefined}
        />
      ))}
    </div>
  )
}
