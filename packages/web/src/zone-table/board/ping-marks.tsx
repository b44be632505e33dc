import type { PlacedZone } from './place-zone.ts'
import type { BoardMarks } from './scene.ts'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly marks: BoardMarks
  readonly placed: readonly PlacedZone[]
}

/** What others point or look at, and where their plans lead: a dashed ring with their name. */
export function PingMarks({ marks: { pings = [], plans = [] }, placed }: Props) {
  const marked = [
    ...pings.map(({ zone, name }) => ({ zone, name, key: `points ${name} ${zone}` })),
    ...plans.map(({ seat, name, zone }) => ({ zone, name, key: `thinks ${seat} ${zone}` })),
  ]
  return marked.map(({ zone, name, key }) => {
    const at = placed[zone]?.middle
    return at ? (
      <div
        key={key}
        className="zb-ping"
        style={{ transform: `translate(${at[0] * UNIT}px, ${at[1] * UNIT}px)` }}
      >
        <i />
        <b>{name}</b>
      </div>
    ) : null
  })
}
