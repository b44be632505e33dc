import './styles/index.css'
import type { Point } from '@graveshift/zones'
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../table/use-latest.ts'
import { BoardArt } from './board-art.tsx'
import { BoardControls } from './board-controls.tsx'
import type { BoardWords } from './board-words.ts'
import { closer, detailAt, fitZoom, NEAR, pointAt } from './camera.ts'
import { footings } from './footings.ts'
import { meantPoint, openZone } from './open-zone.ts'
import { grown, middle, standingRect } from './rects.ts'
import type { BoardMarks, BoardScene, BoardTarget } from './scene.ts'
import type { Skin } from './skin.ts'
import { isSameTarget, targetAt, zoneAt } from './targets.ts'
import { useCamera } from './use-camera.ts'
import { CLOSER, useGestures } from './use-gestures.ts'
import { usePlaced } from './use-placed.ts'
import { ZoneButtons } from './zone-buttons.tsx'

/** What the keys of a table do with its board. */
export interface BoardHandle {
  /** All of it. */
  fit(): void
  /** Closer or farther, round the middle. */
  zoomBy(factor: number): void
  /** Brings a zone into sight, if it is not. */
  show(zone: number): void
  /** Comes closer to a zone; gives what goes back, unless somebody has zoomed since. */
  lean(zone: number): () => void
  /** Puts the keys on a zone. */
  focus(zone: number): void
}

export interface ZoneBoardProps {
  readonly scene: BoardScene
  readonly marks: BoardMarks
  readonly skin: Skin
  /** All there is to say of a zone in a line, for its button. */
  readonly labelOf: (zone: number) => string
  /** Zones by which the question in front can be answered. */
  readonly fits?: ReadonlySet<number>
  /** What somebody is called on the board. */
  readonly nameOf: (person: string) => string
  readonly onLook: (target: BoardTarget | undefined) => void
  readonly onPress: (target: BoardTarget) => void
  /** A long press, or the other button of a mouse. */
  readonly onHold?: (target: BoardTarget) => void
  /** Without them it has no controls of its own. */
  readonly words?: BoardWords
  readonly ref?: Ref<BoardHandle>
}

const NO_TARGET = undefined
const NOWHERE: ReadonlySet<number> = new Set()
/** How far, in pixels, a mouse and a finger may miss. */
const AIM = 9
const FINGER = 22
/** Within how many pixels two taps are at one place. */
const SAME_PLACE = 12

/** A board of zones: its ground, all who stand on it, what is marked, and a button over every zone. */
export function ZoneBoard({
  scene,
  marks,
  skin,
  labelOf,
  fits = NOWHERE,
  nameOf,
  onLook,
  onPress,
  onHold,
  words,
  ref,
}: ZoneBoardProps) {
  const { layout } = scene
  const region = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const acting = marks.acting ?? actingIn(scene)
  const start = useCallback((): Point => {
    const zone = scene.zones.findIndex(({ people }) =>
      acting === undefined ? people.length > 0 : people.some(({ id }) => id === acting),
    )
    const found = layout.zones[zone]
    return found ? middle(standingRect(found)) : [layout.width / 2, layout.height / 2]
  }, [scene, layout, acting])
  const tapped = useRef<{ readonly pixel: Point; readonly target: BoardTarget }>(undefined)
  const rectOf = useCallback(
    (zone: number) => {
      const found = footings(layout)[zone]
      return found && grown(standingRect(found), 4)
    },
    [layout],
  )
  const tappedRect = () => {
    const target = tapped.current?.target
    return target && target.at !== 'door' ? rectOf(target.zone) : undefined
  }
  const camera = useCamera(region, layer, layout, start, tappedRect)
  const { settled } = camera
  const detail = settled ? detailAt(settled.camera.zoom) : 'table'
  const placed = usePlaced(scene, skin, detail, acting)
  const lookedZone = marks.looked && marks.looked.at !== 'door' ? marks.looked.zone : undefined
  const zoom = settled?.camera.zoom ?? 0
  const open = useMemo(
    () =>
      lookedZone === undefined || detail === 'far'
        ? undefined
        : openZone(lookedZone, placed[lookedZone], zoom, layout),
    [lookedZone, placed, zoom, detail, layout],
  )
  const [current, setCurrent] = useState(0)

  const show = useCallback(
    (zone: number) => {
      const rect = rectOf(zone)
      if (rect) camera.show(rect)
    },
    [camera, rectOf],
  )

  useImperativeHandle(
    ref,
    () => ({
      fit: camera.fit,
      zoomBy(factor) {
        const room = camera.now()?.region
        if (room) camera.zoomAt([room.width / 2, room.height / 2], factor)
      },
      show,
      lean(zone) {
        const before = camera.now()
        const rect = rectOf(zone)
        const near = before && rect && closer(before.camera, layout, before.region, rect)
        if (!near) return () => undefined
        camera.look(near)
        return () => {
          if (camera.now()?.camera.zoom === near.zoom) camera.look(before.camera)
        }
      },
      focus: (zone) =>
        region.current?.querySelector<HTMLElement>(`[data-zone="${zone}"]`)?.focus({ preventScroll: true }),
    }),
    [camera, show, rectOf, layout],
  )

  const meant = (pixel: Point, reach: number): BoardTarget | undefined => {
    const looking = camera.now()
    if (!looking) return NO_TARGET
    const at = meantPoint(open, pointAt(looking.camera, looking.region, pixel))
    if (detailAt(looking.camera.zoom) !== 'far')
      return targetAt(layout, placed, at, reach / looking.camera.zoom)
    const zone = zoneAt(layout, at)
    return zone === undefined ? NO_TARGET : { at: 'zone', zone }
  }
  const hovered = useRef<BoardTarget>(undefined)
  const mouse = useRef<Point>(undefined)
  const hover = (pixel: Point | undefined) => {
    mouse.current = pixel
    const target = pixel && meant(pixel, AIM)
    if (isSameTarget(target, hovered.current)) return
    hovered.current = target
    onLook(target)
  }
  // A zone that opens, or somebody who comes, may lie under a mouse at rest: a press does what is told.
  const hoverAgain = useLatest(() => {
    if (mouse.current) hover(mouse.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn has changed
  useEffect(hoverAgain, [open, placed])
  const gestures = useGestures(region, camera, {
    onHover: hover,
    onPress(pixel, isTouch) {
      const looking = camera.now()
      const before = isTouch ? tapped.current : undefined
      tapped.current = undefined
      // A zone that opens under the finger moves what lies there: a second tap at one place means what the first did.
      const again = before && isNear(before.pixel, pixel) && isSameTarget(before.target, marks.looked)
      const target = again ? before.target : meant(pixel, isTouch ? FINGER : AIM)
      if (!looking || !target) return
      if (isTouch) tapped.current = { pixel, target }
      // From far away nothing can be aimed at: a tap leads closer.
      if (isTouch && detailAt(looking.camera.zoom) === 'far')
        camera.look({ fit: false, zoom: NEAR, center: pointAt(looking.camera, looking.region, pixel) })
      // The first tap looks, the second does; a mouse has looked already.
      else if (isTouch && !isSameTarget(target, marks.looked)) onLook(target)
      else onPress(target)
    },
    onHold(pixel) {
      const target = meant(pixel, FINGER)
      if (target) onHold?.(target)
    },
    onAside:
      onHold &&
      ((pixel) => {
        const target = meant(pixel, AIM)
        if (target) onHold(target)
      }),
    onDouble(pixel) {
      const looking = camera.now()
      if (!looking) return
      const isNear = looking.camera.zoom > Math.max(NEAR, fitZoom(layout, looking.region) * 1.5)
      if (isNear) camera.fit()
      else camera.zoomAt(pixel, CLOSER)
    },
  })

  return (
    <div className="zone-board" data-skin={skin.id} data-detail={detail}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons within; where, this finds out */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses of those buttons by keys arrive here as well */}
      <div
        ref={region}
        className="zb-region"
        {...gestures}
        onClick={(event) => {
          // Keys and readers press a button as a whole; fingers and the mouse were heard above.
          const zone =
            event.detail === 0 && event.target instanceof HTMLElement ? event.target.dataset.zone : undefined
          if (zone !== undefined) onPress({ at: 'zone', zone: Number(zone) })
        }}
      >
        <div ref={layer} className="zb-layer" style={{ width: layout.width * 8, height: layout.height * 8 }}>
          <BoardArt
            scene={scene}
            marks={marks}
            skin={skin}
            placed={placed}
            detail={detail}
            acting={acting}
            nameOf={nameOf}
            open={open}
          />
          <ZoneButtons
            layout={layout}
            labelOf={labelOf}
            fits={fits}
            current={current}
            onFocus={(zone) => {
              setCurrent(zone)
              show(zone)
              // A finger's press focuses as well; that one has looked, or done something, itself.
              if (region.current?.querySelector(`[data-zone="${zone}"]:focus-visible`))
                onLook({ at: 'zone', zone })
            }}
          />
        </div>
      </div>
      {words && <BoardControls scene={scene} skin={skin} placed={placed} camera={camera} words={words} />}
    </div>
  )
}

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1]) <= SAME_PLACE

const actingIn = ({ zones }: BoardScene): string | undefined =>
  zones.flatMap(({ people }) => people).find(({ turn }) => turn === 'acts')?.id
