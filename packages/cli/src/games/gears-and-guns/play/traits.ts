import { CARD_DECKS, CARDS, type WesternCardData } from '@graveshift/gears-and-guns'
import type { Card } from '@graveshift/zones'
import type { Words } from '../../../words.ts'

/** What full steam adds, in one part: '2 steam dice, hits on 3+'. */
function steamOf({ say }: Words, steam: NonNullable<WesternCardData['steam']>): string {
  const { dice, accuracy, most, damage, freeReload } = steam
  const parts = [
    say('trait.steam', { dice }),
    ...(accuracy === undefined ? [] : [say('trait.steam.accuracy', { accuracy })]),
    ...(most === undefined ? [] : [say('trait.steam.range', { most })]),
    ...(damage === undefined ? [] : [say('trait.steam.damage', { damage })]),
    ...(freeReload ? [say('trait.steam.reload')] : []),
  ]
  return say('play.gears-and-guns.trait.steam', { parts: parts.join(', ') })
}

/** Family, steam, armor, keep value, and the deck that a card comes from. */
export function moreTraits(words: Words, { name }: Card): readonly string[] {
  const { say } = words
  const card = CARDS.find(({ id }) => id === name)
  // In no deck: what stands on the board.
  if (!card) return []
  const { family, steam, armor, again, keep, count } = card
  const decks = Object.entries(CARD_DECKS).filter(([, cards]) => cards.some(({ id }) => id === name))
  return [
    ...(family === undefined ? [] : [say(`family.${family}`)]),
    ...(steam === undefined ? [] : [steamOf(words, steam)]),
    ...(armor === undefined ? [] : [say('trait.armor', { least: armor })]),
    ...(again === undefined ? [] : [say('trait.second-use', { class: { word: `class.${again}.name` } })]),
    ...(keep === undefined ? [] : [say('trait.keep', { dice: keep })]),
    ...decks.map(([deck]) => say(`play.gears-and-guns.deck.${deck}`, { count })),
  ]
}
