import type { Point } from '@graveshift/zones'
import { type Beyond, beyond, SIDES, type Side } from './beyond.ts'
import type { BoardWords } from './board-words.ts'
import { seenRect } from './camera.ts'
import { MiniMap } from './mini-map.tsx'
import type { PlacedZone } from './place-zone.ts'
import type { BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { personRef } from './symbols.tsx'
import type { CameraControl } from './use-camera.ts'

interface Props {
  readonly scene: BoardScene
  readonly skin: Skin
  readonly placed: readonly PlacedZone[]
  readonly camera: CameraControl
  readonly words: BoardWords
}

/** How far one goes to a side, as a share of what is seen. */
const STEP = 0.6

const STEPS: Readonly<Record<Side, Point>> = {
  left: [STEP, 0],
  up: [0, STEP],
  right: [-STEP, 0],
  down: [0, -STEP],
}

/** While not all of a board is seen: where one looks, who is beyond, and the way back to all of it. */
export function BoardControls({ scene, skin, placed, camera, words }: Props) {
  const { settled } = camera
  if (!settled || settled.camera.fit) return null
  const { region } = settled
  const found = beyond(scene, placed, seenRect(settled.camera, region))
  return (
    <div className="zb-controls">
      <MiniMap scene={scene} skin={skin} placed={placed} camera={camera} />
      {SIDES.map((side) => (
        <Pill
          key={side}
          side={side}
          skin={skin}
          beyond={found[side]}
          label={words.beyond(side, found[side].zombies, found[side].people)}
          onPress={() => {
            const [x, y] = STEPS[side]
            camera.pan([x * region.width, y * region.height])
          }}
        />
      ))}
      <button type="button" className="zb-all" onClick={camera.fit}>
        {words.all}
      </button>
    </div>
  )
}

interface PillProps {
  readonly side: Side
  readonly skin: Skin
  readonly beyond: Beyond
  readonly label: string
  readonly onPress: () => void
}

const POINTERS: Readonly<Record<Side, string>> = {
  left: 'M9 1L1 6L9 11Z',
  right: 'M3 1L11 6L3 11Z',
  up: 'M1 10L6 2L11 10Z',
  down: 'M1 2L6 10L11 2Z',
}

/** At the edge of what is seen: how many zombies and who are farther that way. */
function Pill({ side, skin, beyond: { zombies, people }, label, onPress }: PillProps) {
  if (zombies === 0 && people.length === 0) return null
  return (
    <button type="button" className="zb-pill" data-side={side} aria-label={label} onClick={onPress}>
      <svg className="zb-pointer" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={POINTERS[side]} />
      </svg>
      {zombies > 0 && (
        <>
          <svg className="zb-skull" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 2C5 2 3 8 4 12.5C4.6 15 7 15.4 7.4 17L7.4 21H16.6L16.6 17C17 15.4 19.4 15 20 12.5C21 8 19 2 12 2Z" />
            <path className="zb-sockets" d="M8.6 11h.01M15.4 11h.01" />
          </svg>
          {zombies}
        </>
      )}
      {people.map((id) => (
        <svg key={id} className="zb-face" viewBox="-6 -6 112 112" aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r="56" />
          <use href={`#${personRef(skin, id)}`} width="100" height="100" />
        </svg>
      ))}
    </button>
  )
}
