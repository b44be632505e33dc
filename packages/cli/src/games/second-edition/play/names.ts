import { has, isRecord, type Json, nth } from '@graveshift/kernel'
import type { Board, SecondKit } from '@graveshift/second-edition'
import { dangerLevel, NONE, PLACES, zombiesOf, zoneName } from '@graveshift/zones'
import type { Pen } from '../../../play/pen.ts'

/** What names need to know of the table. */
export interface Scene {
  readonly pen: Pen
  readonly kit: SecondKit
  readonly board: Board
}

export const survivorName = ({ say }: Pen, id: string): string => say(`survivor.${id}.name`)

export function personName({ pen, board }: Scene, person: number): string {
  return person === NONE ? pen.say('word.nobody') : survivorName(pen, nth(board.people, person).id)
}

/** A card as it is called; one that must be reloaded is marked. */
export function cardName({ pen, kit }: Scene, face: string): string {
  const card = kit.cards[face]
  const name = pen.say(`card.${card?.name ?? face}.name`)
  return card?.spent ? `${name} (${pen.say('play.second.spent')})` : name
}

/** Equal cards once, with their number. */
export function cardNames(scene: Scene, faces: readonly string[]): string {
  if (faces.length === 0) return '-'
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  return [...counts]
    .map(([face, count]) => (count > 1 ? `${count}x ${cardName(scene, face)}` : cardName(scene, face)))
    .join(', ')
}

export const zombieName = ({ pen }: Scene, id: string): string => pen.say(`zombie.${id}.name`)

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

/** A zone by its name, with the zombies in it. */
export function zoneWords(scene: Scene, name: string): string {
  const zone = scene.kit.map.named.get(name)
  const horde = zone === undefined ? '' : hordeName(scene, zone)
  return horde === '' ? name : `${name} (${horde})`
}

/** An objective or a crate; red ones are the usual kind, only others are told apart by their color. */
export function tokenName({ pen }: Scene, { kind, colour }: Board['tokens'][number]): string {
  const name = pen.say(`token.${kind}`)
  return colour === 'red' ? name : `${name} (${pen.say(`colour.${colour}`)})`
}

/** A zombie card by its number, with what it brings as dangerous as things are. */
function spawnCardName(scene: Scene, id: string): string {
  const { pen, kit, board } = scene
  const card = kit.spawnCards[id]
  const name = pen.say('play.second.card', { card: id })
  if (!card) return name
  if (has(card, 'activates'))
    return `${name} (${pen.say('activation.card')}: ${zombieName(scene, card.activates)})`
  const count = card.lines[dangerLevel(board)] ?? 0
  const who = count === 0 ? pen.say('word.nobody') : zombiesCounted(scene, card.kind, count)
  return `${name} (${who}${card.rush ? `, ${pen.say('activation.rush')}` : ''})`
}

const isPlace = (text: string): boolean => PLACES.some((place) => place === text)

const PEOPLE = ['person', 'partner', 'companion', 'patient', 'other', 'id']
const CARDS = ['card', 'with']
const FLAGS = ['dual', 'crowd', 'slip', 'sure', 'reap']

/** The values of a written answer in words, in the order in which they are read. */
export function detailsOf(scene: Scene, raw: Json): string[] {
  const { pen, kit, board } = scene
  if (!isRecord(raw)) return []
  const details: string[] = []
  const texts = (name: string): string[] => {
    const value = raw[name]
    const list = Array.isArray(value) ? value : [value]
    return list.filter((each): each is string => typeof each === 'string')
  }
  const add = (name: string, word: (text: string) => string) => {
    const said = texts(name).map(word)
    if (said.length > 0) details.push(said.join(', '))
  }
  for (const name of PEOPLE) add(name, (id) => survivorName(pen, id))
  add('people', (id) => survivorName(pen, id))
  for (const name of CARDS)
    add(name, (face) =>
      kit.spawnCards[face] && !kit.cards[face] ? spawnCardName(scene, face) : cardName(scene, face),
    )
  add('from', (place) => pen.say(`place.${place}`))
  add('to', (where) => (isPlace(where) ? pen.say(`place.${where}`) : zoneWords(scene, where)))
  add('for', (face) => pen.say('play.second.for', { card: cardName(scene, face) }))
  for (const name of ['zone', 'path']) add(name, (zone) => zoneWords(scene, zone))
  add('door', (door) => door)
  add('kind', (id) => zombieName(scene, id))
  add('skill', (id) => `${pen.say(`skill.${id}.name`)}: ${pen.say(`skill.${id}.text`)}`)
  add('source', (id) => (kit.cards[id] ? cardName(scene, id) : pen.say(`skill.${id}.name`)))
  if (typeof raw.damage === 'number') details.push(pen.say('play.second.damage', { damage: raw.damage }))
  if (typeof raw.token === 'number') {
    const token = board.tokens[raw.token]
    if (token) details.push(tokenName(scene, token))
  }
  if (typeof raw.car === 'number') {
    const car = board.cars[raw.car]
    if (car) details.push(pen.say(`car.${car.kind}.name`))
  }
  if (typeof raw.seat === 'number') details.push(pen.say('play.seat', { seat: raw.seat + 1 }))
  else add('seat', (seat) => pen.say(`seat.${seat}`))
  for (const flag of FLAGS) if (raw[flag] === true) details.push(pen.say(`pick.${flag}`))
  return details
}

export const zoneAt = ({ kit }: Scene, zone: number): string => zoneName(kit.map, zone)
