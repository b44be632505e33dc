import { thingsIn } from '@graveshift/zones/missions'
import { flow, wrap } from '../../play/block.ts'
import { hordeName, personName, told, zoneAt } from './names.ts'
import type { Scene } from './scene.ts'

/** Who and what moves about in a zone: people, zombies, and what the game has besides. */
function movingIn(scene: Scene, zone: number): string[] {
  const { pen, board, own } = scene
  const things: string[] = []
  board.people.forEach((person, index) => {
    if (person.zone === zone) things.push(pen.paint('green', personName(scene, index)))
  })
  const horde = hordeName(scene, zone)
  if (horde !== '') things.push(pen.paint('red', horde))
  return [...things, ...own.moving(zone)]
}

/** What stays where it is in a zone: what the game says, or tokens, spawn zones and the exit. */
function lyingIn(scene: Scene, zone: number): string[] {
  const { kit, board, own } = scene
  return (own.lying?.(zone) ?? thingsIn(kit, board, zone)).map((thing) => told(scene, thing))
}

/** The board as a picture, where the paper is wide enough for it. */
export function drawPicture({ pen, own }: Scene): readonly string[] {
  const lines = own.map()
  const wide = lines.reduce((most, line) => Math.max(most, line.length), 0)
  return wide > pen.width ? [] : lines
}

/** All that lies on the board, for comparing: the picture and what it has no room for. */
export const drawBoard = (scene: Scene): string[] => [...drawPicture(scene), ...drawZones(scene)]

/** The picture with what its letters mean. */
export function drawPictureInFull(scene: Scene): string[] {
  const { pen } = scene
  const picture = drawPicture(scene)
  if (picture.length === 0) return []
  const legend = wrap(pen.say('overview.legend'), pen.width)
  return [...picture, ...legend.map((line) => pen.paint('dim', line))]
}

function listZones(scene: Scene, thingsIn: (zone: number) => readonly string[]): string[] {
  const { pen, kit, own } = scene
  const lines: string[] = []
  for (let zone = 0; zone < kit.map.size; zone++) {
    const things = thingsIn(zone)
    if (things.length === 0) continue
    const called = own.called?.(zone)
    const name = pen.paint('bold', zoneAt(scene, zone)) + (called === undefined ? '' : ` (${called})`)
    lines.push(...flow([name, ...things], pen.width, '    '))
  }
  return lines
}

/** Every zone with something in it, in words. */
export const drawZones = (scene: Scene): string[] =>
  listZones(scene, (zone) => [...movingIn(scene, zone), ...lyingIn(scene, zone)])

/** The board in the middle of a turn: what stays where it is stands in the picture, if there is one. */
export function drawChanges(scene: Scene): string[] {
  const picture = drawPicture(scene)
  return picture.length === 0
    ? drawZones(scene)
    : [...picture, ...listZones(scene, (zone) => movingIn(scene, zone))]
}
