import { isRecord, type Json, type Term } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { listTerm, survivorTerm, word } from '../tell/terms.ts'
import { anyCard, cardFace, zoneWithHorde } from '../tell/things.ts'

const PEOPLE = ['person', 'partner', 'companion', 'patient', 'other', 'id', 'people']
const CARDS = ['card', 'with']
const ZONES = ['zone', 'path']
const FLAGS = ['dual', 'crowd', 'slip', 'sure', 'reap']

/** An answer as it is written. */
export type PickValues = { readonly [key: string]: Json | undefined }

/** What a game or its features have in answers besides, in words. */
export type MoreDetails<B extends ZonesBoard> = (board: B, pick: PickValues) => readonly Term[]

/** The values of an answer in words, in the order in which they are read. */
export function detailsOf<B extends ZonesBoard>(
  kit: Kit,
  board: B,
  raw: Json,
  more: MoreDetails<B>,
): readonly Term[] {
  if (!isRecord(raw)) return []
  const pick = raw as PickValues
  const details: Term[] = []
  const add = (name: string, termOf: (text: string) => Term) => {
    const value = pick[name]
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
    if (texts.length > 0) details.push(listTerm(texts.map(termOf)))
  }
  const card = (face: string): Term => cardFace(kit, face)
  const zone = (name: string): Term => zoneWithHorde(kit, board, name)
  const isPlace = (name: string) => kit.inventory.places.some((place) => place.name === name)
  for (const name of PEOPLE) add(name, survivorTerm)
  for (const name of CARDS) add(name, (face) => anyCard(kit, board, face))
  add('from', (place) => word(`place.${place}`))
  add('to', (where) => (isPlace(where) ? word(`place.${where}`) : zone(where)))
  add('for', (face) => ({ word: 'pick.for', with: { card: card(face) } }))
  for (const name of ZONES) add(name, zone)
  add('door', (door) => door)
  add('kind', (id) => word(`zombie.${id}.name`))
  add('skill', (id) => ({
    word: 'pick.of',
    with: { what: word(`skill.${id}.name`), details: word(`skill.${id}.text`) },
  }))
  add('source', (id) => (kit.cards[id] ? card(id) : word(`skill.${id}.name`)))
  if (typeof pick.damage === 'number') details.push({ word: 'pick.damage', with: { damage: pick.damage } })
  details.push(...more(board, pick))
  if (typeof pick.seat === 'number') details.push({ word: 'pick.seat', with: { seat: pick.seat + 1 } })
  else add('seat', (seat) => word(`seat.${seat}`))
  for (const flag of FLAGS) if (pick[flag] === true) details.push(word(`pick.${flag}`))
  return details
}
