import type { Draft } from '../room/act.ts'
import { type Entry, linkOf } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import { freshId } from './ids.ts'
import type { Request } from './request.ts'

/** Numbers and links what was decided; the first entry bears the request's own id. */
export function chain(
  room: Pick<Room, 'head' | 'link'>,
  drafts: readonly Draft[],
  { id, by }: Pick<Request, 'id' | 'by'>,
  at: number,
  bytes: (count: number) => Uint8Array,
): Entry[] {
  let before = room.link
  return drafts.map((draft, index) => {
    const unlinked = {
      seq: room.head + 1 + index,
      id: index === 0 ? id : freshId(bytes),
      at,
      by: draft.by ?? by,
      act: draft.act,
      ...(draft.facts ? { facts: draft.facts } : {}),
    }
    before = linkOf(before, unlinked)
    return { ...unlinked, link: before }
  })
}
