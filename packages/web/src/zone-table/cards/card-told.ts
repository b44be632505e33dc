import { type Card, cardFace, type Kit, type Profile } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'

/** What a game's cards may have besides: a tool for doors, as those with doors have it. */
interface MaybeTool {
  readonly door?: 'silent' | 'noisy' | undefined
}

export const doorOf = ({ door }: Card & MaybeTool): MaybeTool['door'] => door

export const rangeTold = ({ say }: Words, least: number, most: number): string =>
  least === most ? String(most) : say('zone.cards.range.from', { least, most })

function profileTold(words: Words, { mode, least, most, dice, accuracy, damage, noisy }: Profile): string {
  const { say } = words
  return say('zone.cards.told.attack', {
    attack: say(`action.${mode}` as WordKey),
    range: rangeTold(words, least, most),
    dice,
    accuracy,
    damage,
    sound: say(noisy ? 'zone.cards.loud' : 'zone.cards.quiet'),
  })
}

/** What a card does besides what its figures say, in few words each. */
export function cardNotes(words: Words, kit: Kit, face: string): readonly string[] {
  const card = kit.cards[face]
  if (!card) return []
  const { say, name } = words
  const door = doorOf(card)
  return [
    ...(card.reach ? [say('zone.cards.bomb', { range: rangeTold(words, ...card.reach) })] : []),
    ...(card.dual ? [say('zone.cards.dual')] : []),
    ...(door === undefined ? [] : [say(door === 'noisy' ? 'zone.cards.door.loud' : 'zone.cards.door')]),
    ...(card.food === undefined ? [] : [say('zone.cards.food', { points: card.food })]),
    ...(card.plenty === undefined ? [] : [say(`zone.cards.plenty.${card.plenty}`)]),
    ...(card.skills ?? []).map((skill) => name('skill', skill, 'name')),
  ]
}

/** A card with all its figures as a sentence, for whoever does not see it. */
export function cardTold(words: Words, kit: Kit, face: string): string {
  const profiles = kit.cards[face]?.profiles ?? []
  return [
    words.tell(cardFace(kit, face)),
    ...profiles.map((profile) => profileTold(words, profile)),
    ...cardNotes(words, kit, face),
  ].join('. ')
}
