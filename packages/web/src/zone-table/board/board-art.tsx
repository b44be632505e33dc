import { memo, useMemo } from 'react'
import { FarChips } from './far-chips.tsx'
import { FlightsLayer } from './flights-layer.tsx'
import { GroundLayer } from './ground.tsx'
import { OpenLayer } from './open-layer.tsx'
import type { OpenZone } from './open-zone.ts'
import { PersonToken } from './person-token.tsx'
import { PingMarks } from './ping-marks.tsx'
import type { Detail, PlacedZone } from './place-zone.ts'
import type { BoardMarks, BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { Symbols } from './symbols.tsx'
import { ThingsLayer } from './things-layer.tsx'
import { pileKey, useFlights } from './use-flights.ts'
import { WayMarks } from './way-marks.tsx'
import { ZombiePile } from './zombie-pile.tsx'
import { ZoneChips, ZoneMarks } from './zone-marks.tsx'

interface Props {
  readonly scene: BoardScene
  readonly marks: BoardMarks
  readonly skin: Skin
  readonly placed: readonly PlacedZone[]
  readonly detail: Detail
  readonly acting: string | undefined
  readonly nameOf: (person: string) => string
  /** A zone drawn larger over all the others. */
  readonly open?: OpenZone | undefined
}

const listed = (names: readonly string[]): string => [...new Set(names)].sort().join(' ')

/** All that is drawn of a board, from the ground up. */
export const BoardArt = memo(function BoardArt({
  scene,
  marks,
  skin,
  placed,
  detail,
  acting,
  nameOf,
  open,
}: Props) {
  const { layout, zones } = scene
  const people = useMemo(() => listed(zones.flatMap((zone) => zone.people.map(({ id }) => id))), [zones])
  const kinds = useMemo(() => zones.flatMap((zone) => zone.zombies.map(({ kind }) => kind)), [zones])
  const { flights, awaited } = useFlights(scene, placed)
  const flying = flights.map(({ kind }) => kind)
  const isFlipped = (x: number) => x < layout.width / 2
  const standing = useMemo(
    // In an order that stays: what is put elsewhere in the page does not slide there.
    () =>
      placed
        .flatMap((zone) => zone.people)
        .toSorted((one, other) => (one.person.id < other.person.id ? -1 : 1)),
    [placed],
  )
  const things = useMemo(() => placed.flatMap((zone) => zone.things), [placed])
  return (
    <div className="zb-art" aria-hidden="true">
      <Symbols skin={skin} people={people} kinds={listed([...kinds, ...flying])} />
      <GroundLayer scene={scene} skin={skin} />
      <ZoneMarks scene={scene} marks={marks} />
      <ThingsLayer skin={skin} layout={layout} things={things} />
      {detail === 'far' ? (
        <FarChips scene={scene} skin={skin} placed={placed} acting={acting} />
      ) : (
        placed.map((zone, index) =>
          zone.piles.map(({ kind, count, at, scale, height }, pile) => (
            <ZombiePile
              // biome-ignore lint/suspicious/noArrayIndexKey: zones are their places, and from close by a kind stands several times
              key={`${index} ${kind} ${pile}`}
              skin={skin}
              kind={kind}
              count={count}
              x={at[0]}
              y={at[1]}
              scale={scale}
              height={height}
              isFlipped={isFlipped(at[0])}
              isAwaited={awaited.has(pileKey(index, kind))}
            />
          )),
        )
      )}
      {detail !== 'far' &&
        standing.map(({ person, at, r }) => (
          <PersonToken
            key={person.id}
            skin={skin}
            person={person}
            isActing={person.id === acting}
            x={at[0]}
            y={at[1]}
            r={r}
            name={detail === 'close' ? nameOf(person.id) : undefined}
          />
        ))}
      {detail !== 'far' && <FlightsLayer skin={skin} flights={flights} isFlipped={isFlipped} />}
      {open && <OpenLayer open={open} skin={skin} acting={acting} isFlipped={isFlipped} nameOf={nameOf} />}
      <ZoneChips scene={scene} marks={marks} placed={placed} />
      <WayMarks scene={scene} marks={marks} placed={placed} />
      <PingMarks marks={marks} placed={placed} />
    </div>
  )
})
