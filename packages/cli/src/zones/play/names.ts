import { nth, type Telling } from '@graveshift/kernel'
import { cardFace, NONE, zombiesOf, zoneName } from '@graveshift/zones'
import type { Pen } from '../../play/pen.ts'
import type { Scene } from './scene.ts'

/** What the game itself says, in the player's words. */
export const told = ({ pen }: Scene, { word, with: values }: Telling): string => pen.say(word, values)

export const survivorName = ({ say }: Pen, id: string): string => say(`survivor.${id}.name`)

export function personName({ pen, board }: Scene, person: number): string {
  return person === NONE ? pen.say('word.nobody') : survivorName(pen, nth(board.people, person).id)
}

/** Equal cards once, with their number. */
export function cardNames(scene: Scene, faces: readonly string[]): string {
  if (faces.length === 0) return '-'
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  const name = (face: string) => told(scene, cardFace(scene.kit, face))
  return [...counts].map(([face, count]) => (count > 1 ? `${count}x ${name(face)}` : name(face))).join(', ')
}

/** So many of a kind, as the language counts them: '3 Walkers'. */
export const zombiesCounted = ({ pen }: Scene, id: string, count: number): string =>
  pen.say(`zombie-count.${id}`, { count })

/** Who stands in a zone besides people: '3 Walkers, 1 Runner'. */
export function hordeName(scene: Scene, zone: number): string {
  return scene.kit.kinds
    .flatMap(({ id }, kind) => {
      const count = zombiesOf(scene.kit, scene.board, zone, kind)
      return count > 0 ? [zombiesCounted(scene, id, count)] : []
    })
    .join(', ')
}

export const zoneAt = ({ kit }: Scene, zone: number): string => zoneName(kit.map, zone)
