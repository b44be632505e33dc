import { Bug, isRecord, type Json, nth } from '@graveshift/kernel'
import type { ZonesBoard } from './board.ts'
import type { Kit } from './kit.ts'

/** Outside, zones, people and kinds of zombies go by their names; inside they are places in lists. */

export function personNamed(board: ZonesBoard, id: string): number | undefined {
  const index = board.people.findIndex((person) => person.id === id)
  return index < 0 ? undefined : index
}

export function personName(board: ZonesBoard, person: number): string {
  return nth(board.people, person).id
}

export function kindNamed(kit: Kit, id: string): number | undefined {
  const index = kit.kinds.findIndex((kind) => kind.id === id)
  return index < 0 ? undefined : index
}

export function kindName(kit: Kit, kind: number): string {
  const found = kit.kinds[kind]
  if (!found) throw new Bug(`no kind of zombie ${kind}`)
  return found.id
}

function textIn(raw: Json, field: string): string | undefined {
  const value = isRecord(raw) ? raw[field] : undefined
  return typeof value === 'string' ? value : undefined
}

export function zoneIn(kit: Kit, raw: Json, field: string): number | undefined {
  const name = textIn(raw, field)
  return name === undefined ? undefined : kit.map.named.get(name)
}

export function personIn(board: ZonesBoard, raw: Json, field: string): number | undefined {
  const id = textIn(raw, field)
  return id === undefined ? undefined : personNamed(board, id)
}

export function kindIn(kit: Kit, raw: Json, field: string): number | undefined {
  const id = textIn(raw, field)
  return id === undefined ? undefined : kindNamed(kit, id)
}
