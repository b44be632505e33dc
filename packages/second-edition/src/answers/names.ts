import { has, type Telling, type Term } from '@graveshift/kernel'
import { dangerLevel, word, zombiesOf, zombiesTerm } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

/** What answers and overviews call things: keys of this game's words, and names. */

export const survivorTerm = (id: string): Telling => word(`survivor.${id}.name`)

/** One after another, with commas; nothing for none. */
export const joined = (terms: readonly Term[], by = 'list.pair'): Term =>
  terms.length === 0 ? '' : terms.reduce((rest, last) => ({ word: by, with: { rest, last } }))

/** A card as it is called; one that must be reloaded is marked. */
export function cardFace({ cards }: SecondKit, face: string): Telling {
  const card = cards[face]
  const name = word(`card.${card?.name ?? face}.name`)
  return card?.spent ? { word: 'card.spent', with: { card: name } } : name
}

/** Who stands in a zone besides people: '3 Walkers, 1 Runner'. */
export function hordeIn(kit: SecondKit, board: Board, zone: number): readonly Telling[] {
  return kit.kinds.flatMap((_, kind) => {
    const count = zombiesOf(kit, board, zone, kind)
    return count > 0 ? [zombiesTerm(kit, kind, count)] : []
  })
}

/** A zone by its name, with the zombies in it. */
export function zoneWithHorde(kit: SecondKit, board: Board, name: string): Term {
  const zone = kit.map.named.get(name)
  const horde = zone === undefined ? [] : hordeIn(kit, board, zone)
  return horde.length === 0 ? name : { word: 'zone.with', with: { zone: name, horde: joined(horde) } }
}

/** An objective or a crate; red ones are the usual kind, only others are told apart by their color. */
export function tokenTerm({ kind, colour }: Board['tokens'][number]): Telling {
  const token = word(`token.${kind}`)
  return colour === 'red'
    ? token
    : { word: 'token.colored', with: { token, colour: word(`colour.${colour}`) } }
}

/** A zombie card by its number, with what it brings as dangerous as things are. */
export function zombieCardTerm(kit: SecondKit, board: Board, id: string): Telling {
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
  const brings = card.rush ? joined([who, word('activation.rush')]) : who
  return { word: 'zombie-card.brings', with: { card: id, brings } }
}
