import { memo, useMemo } from 'react'
import { FarChips } from './far-chips.tsx'
import { FlightsLayer } from './flights-layer.tsx'
import { FogLayer } from './fog-layer.tsx'
import { GroundLayer } from './ground.tsx'
import { OpenLayer } from './open-layer.tsx'
import type { OpenZone } from './open-zone.ts'
import { PersonToken } from './person-token.tsx'
import { type PileIds, pileKey } from './pile-ids.ts'
import { PingMarks } from './ping-marks.tsx'
import type { Detail, PlacedZone } from './place-zone.ts'
import type { BoardMarks, BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { Symbols } from './symbols.tsx'
import { ThingsLayer } from './things-layer.tsx'
import { useFlights } from './use-flights.ts'
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
  const { flights, arrivals, ids } = useFlights(scene, placed)
  const flying = flights.map(({ kind }) => kind)
  const isFlipped = (x: number) => x < layout.width / 2
  const piles = useMemo(() => pilesIn(placed, ids), [placed, ids])
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
      <div className="zb-scaled">
        <ZoneMarks scene={scene} marks={marks} />
        <FogLayer scene={scene} skin={skin} side="below" />
        <ThingsLayer skin={skin} layout={layout} things={things} />
        {detail === 'far' ? (
          <FarChips scene={scene} skin={skin} placed={placed} acting={acting} />
        ) : (
          <div className="zb-pieces">
            {piles.map(({ id, zone, kind, count, at, scale, height }) => (
              <ZombiePile
                key={id}
                skin={skin}
                kind={kind}
                zone={zone}
                count={count}
                x={at[0]}
                y={at[1]}
                scale={scale}
                height={height}
                isFlipped={isFlipped(at[0])}
                flight={arrivals.get(pileKey(zone, kind))}
              />
            ))}
            <FlightsLayer skin={skin} flights={flights} isFlipped={isFlipped} />
            {standing.map(({ person, at, r }) => (
              <PersonToken
                key={person.id}
                skin={skin}
                person={person}
                isActing={person.id === acting}
                x={at[0]}
                y={at[1]}
                r={r}
                hurting={marks.hurting?.get(person.id)}
                name={detail === 'close' ? nameOf(person.id) : undefined}
              />
            ))}
          </div>
        )}
        <FogLayer scene={scene} skin={skin} side="above" />
        {open && <OpenLayer open={open} skin={skin} acting={acting} isFlipped={isFlipped} nameOf={nameOf} />}
        <ZoneChips scene={scene} marks={marks} placed={placed} />
        <WayMarks scene={scene} marks={marks} placed={placed} />
        <PingMarks marks={marks} placed={placed} />
      </div>
    </div>
  )
})

/** Every pile of the board, in an order that stays while they move; from close by a kind stands in several. */
function pilesIn(placed: readonly PlacedZone[], ids: PileIds) {
  return placed
    .flatMap(({ piles }, zone) => {
      const seen = new Map<string, number>()
      return piles.map((pile) => {
        const nth = seen.get(pile.kind) ?? 0
        seen.set(pile.kind, nth + 1)
        return { ...pile, zone, id: `${ids.get(pileKey(zone, pile.kind))}.${nth}` }
      })
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
