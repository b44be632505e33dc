import { has, type Telling, type Term } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { dangerLevel } from '../people.ts'
import { cardTerm, listTerm, word, zombiesTerm } from './terms.ts'

/** What answers and overviews call things, with what is to be known of them: keys of the game's words, and names. */

/** A card as it is called; one that must be reloaded, or is in another state of its game, is marked. */
export function cardFace(kit: Kit, face: string): Telling {
  const name = cardTerm(kit, face)
  const states = kit.cards[face]?.states ?? []
  return states.length > 0 ? { word: `card.${states.join('-')}`, with: { card: name } } : name
}

/** Who stands in a zone besides people: '3 Walkers, 1 Runner'. */
export function hordeIn(kit: Kit, board: ZonesBoard, zone: number): readonly Telling[] {
  return kit.kinds.flatMap((_, kind) => {
    const count = zombiesOf(kit, board, zone, kind)
    return count > 0 ? [zombiesTerm(kit, kind, count)] : []
  })
}

/** A zone by its name, with the zombies in it. */
export function zoneWithHorde(kit: Kit, board: ZonesBoard, name: string): Term {
  const zone = kit.map.named.get(name)
  const horde = zone === undefined ? [] : hordeIn(kit, board, zone)
  return horde.length === 0 ? name : { word: 'zone.with', with: { zone: name, horde: listTerm(horde) } }
}

/** A zombie card by its number, with what it brings as dangerous as things are. */
function spawnCardTerm(kit: Kit, board: ZonesBoard, id: string): Telling {
  const card = kit.spawnCards[id]
  if (!card) return { word: 'zombie-card', with: { card: id } }
  if (has(card, 'activates')) {
    const brings: Telling = {
      word: 'zombie-card.activates',
      with: { why: word('activation.card'), zombie: word(`zombie.${card.activates}.name`) },
    }
    return { word: 'zombie-card.brings', with: { card: id, brings } }
  }
  const count = card.lines[dangerLevel(board)] ?? 0
  const who: Telling =
    count === 0 ? word('word.nobody') : { word: `zombie-count.${card.kind}`, with: { count } }
  const brings = card.rush ? listTerm([who, word('activation.rush')]) : who
  return { word: 'zombie-card.brings', with: { card: id, brings } }
}

/** A card of any deck. */
export const anyCard = (kit: Kit, board: ZonesBoard, id: string): Telling =>
  kit.spawnCards[id] && !kit.cards[id] ? spawnCardTerm(kit, board, id) : cardFace(kit, id)
