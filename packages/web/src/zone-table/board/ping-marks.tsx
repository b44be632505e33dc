import type { PlacedZone } from './place-zone.ts'
import type { BoardMarks } from './scene.ts'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly marks: BoardMarks
  readonly placed: readonly PlacedZone[]
}

/** What others look at: a dashed ring with their name. */
export function PingMarks({ marks: { pings = [] }, placed }: Props) {
  return pings.map(({ zone, seat, name }) => {
    const at = placed[zone]?.middle
    return at ? (
      <div
        key={`${seat} ${zone}`}
        className="zb-ping"
        style={{ transform: `translate(${at[0] * UNIT}px, ${at[1] * UNIT}px)` }}
      >
        <i />
        <b>{name}</b>
      </div>
    ) : null
  })
}
