import type { Deed } from '../room/act.ts'
import { type Entry, linkOf } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import type { Wish } from './answer.ts'
import { freshId } from './ids.ts'

/** Numbers and links what was decided; the first entry bears the wish's own id. */
export function chain(
  room: Pick<Room, 'head' | 'link'>,
  deeds: readonly Deed[],
  { id, by }: Pick<Wish, 'id' | 'by'>,
  at: number,
  bytes: (count: number) => Uint8Array,
): Entry[] {
  let before = room.link
  return deeds.map((deed, index) => {
    const unlinked = {
      seq: room.head + 1 + index,
      id: index === 0 ? id : freshId(bytes),
      at,
      by: deed.by ?? by,
      act: deed.act,
      ...(deed.facts ? { facts: deed.facts } : {}),
    }
    before = linkOf(before, unlinked)
    return { ...unlinked, link: before }
  })
}
