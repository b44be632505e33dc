import { NONE } from '@graveshift/zones'
import type { PlacedZone } from './place-zone.ts'
import type { BoardMarks } from './scene.ts'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly marks: BoardMarks
  readonly placed: readonly PlacedZone[]
}

/** What others point or look at, and where their plans lead: a dashed ring with their name. */
export function PingMarks({ marks: { pings = [], plans = [] }, placed }: Props) {
  const ends = plans.map(({ seat, name, path }) => ({ seat, name, zone: path.at(-1) ?? NONE }))
  return [...pings, ...ends].map(({ zone, seat, name }) => {
    const at = placed[zone]?.middle
    return at ? (
      <div
        key={`${name} ${seat} ${zone}`}
        className="zb-ping"
        style={{ transform: `translate(${at[0] * UNIT}px, ${at[1] * UNIT}px)` }}
      >
        <i />
        <b>{name}</b>
      </div>
    ) : null
  })
}
