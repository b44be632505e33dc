import './styles/index.css'
import type { CSSProperties } from 'react'
import { BoardArt } from './board-art.tsx'
import { detailAt } from './camera.ts'
import type { BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { UNIT } from './use-camera.ts'
import { usePlaced } from './use-placed.ts'

interface Props {
  readonly scene: BoardScene
  readonly skin: Skin
  /** Pixels; its height follows. */
  readonly width: number
}

const NO_MARKS = {}
const nobody = () => ''

/** A board to be looked at only: all of it, as large as there is room. */
export function BoardPicture({ scene, skin, width }: Props) {
  const { layout } = scene
  const zoom = width / layout.width
  const placed = usePlaced(scene, skin, detailAt(zoom), undefined)
  return (
    <div className="board-picture" data-skin={skin.id} style={{ width, height: zoom * layout.height }}>
      <div
        className="zb-layer"
        style={
          {
            width: layout.width * UNIT,
            height: layout.height * UNIT,
            transform: `scale(${zoom / UNIT})`,
            '--px': `${UNIT / zoom}px`,
            '--pu': `${1 / zoom}px`,
            '--pn': 1 / zoom,
          } as CSSProperties
        }
      >
        <BoardArt
          scene={scene}
          marks={NO_MARKS}
          skin={skin}
          placed={placed}
          detail={detailAt(zoom)}
          acting={undefined}
          nameOf={nobody}
        />
      </div>
    </div>
  )
}
