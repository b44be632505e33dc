import { isRecord, type Json, type Term } from '@graveshift/kernel'
import { word } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { CARD_PLACES } from '../content/inventory.ts'
import type { SecondKit } from '../second-kit.ts'
import { cardFace, joined, survivorTerm, tokenTerm, zombieCardTerm, zoneWithHorde } from './names.ts'

const PEOPLE = ['person', 'partner', 'companion', 'patient', 'other', 'id', 'people']
const CARDS = ['card', 'with']
const ZONES = ['zone', 'path']
const FLAGS = ['dual', 'crowd', 'slip', 'sure', 'reap']

/** The values of an answer in words, in the order in which they are read. */
export function detailsOf(kit: SecondKit, board: Board, pick: Json): readonly Term[] {
  if (!isRecord(pick)) return []
  const details: Term[] = []
  const add = (name: string, termOf: (text: string) => Term) => {
    const value = pick[name]
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
    if (texts.length > 0) details.push(joined(texts.map(termOf)))
  }
  const card = (face: string): Term => cardFace(kit, face)
  const zone = (name: string): Term => zoneWithHorde(kit, board, name)
  for (const name of PEOPLE) add(name, survivorTerm)
  for (const name of CARDS)
    add(name, (face) =>
      kit.spawnCards[face] && !kit.cards[face] ? zombieCardTerm(kit, board, face) : card(face),
    )
  add('from', (place) => word(`place.${place}`))
  add('to', (where) => (CARD_PLACES.includes(where) ? word(`place.${where}`) : zone(where)))
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
  const token = typeof pick.token === 'number' ? board.tokens[pick.token] : undefined
  if (token) details.push(tokenTerm(token))
  const car = typeof pick.car === 'number' ? board.cars[pick.car] : undefined
  if (car) details.push(word(`car.${car.kind}.name`))
  if (typeof pick.seat === 'number') details.push({ word: 'pick.seat', with: { seat: pick.seat + 1 } })
  else add('seat', (seat) => word(`seat.${seat}`))
  for (const flag of FLAGS) if (pick[flag] === true) details.push(word(`pick.${flag}`))
  return details
}
