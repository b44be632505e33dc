import { cardCounts } from '@graveshift/second-edition'
import type { Card, DoorCardData } from '@graveshift/zones'
import type { Words } from '../../../words.ts'

/** Everything a card says, in the order in which a player asks: how it fights, what else it does, where it comes from. */
export function traitsOf({ say }: Words, card: Card & DoorCardData): string[] {
  const { profiles, reach, dual, door, ammo, reload, skills = [], food, plenty, inPack, kind } = card
  const decks = Object.entries(cardCounts(card.name)).filter(([, count]) => count > 0)
  return [
    ...profiles.map(({ mode, least, most, dice, accuracy, damage, noisy }) =>
      say('play.second.weapon', {
        mode: { word: `action.${mode}` },
        range: least === most ? least : `${least}-${most}`,
        dice,
        accuracy,
        damage,
        noise: noisy ? 'yes' : 'no',
      }),
    ),
    ...(reach
      ? [say('play.second.trait.bomb', { range: reach[0] === reach[1] ? reach[0] : reach.join('-') })]
      : []),
    ...(door ? [say(`play.second.trait.door-${door}`)] : []),
    ...(dual ? [say('play.second.trait.dual')] : []),
    ...(ammo ? [say(`play.second.trait.${ammo}`)] : []),
    ...(reload ? [say('play.second.trait.reload')] : []),
    ...skills.map((skill) => `${say(`skill.${skill}.name`)}: ${say(`skill.${skill}.text`)}`),
    ...(food === undefined ? [] : [say('play.second.trait.food', { points: food })]),
    ...(plenty ? [say(`play.second.trait.plenty-${plenty}`)] : []),
    ...(kind === 'trap' ? [say('play.second.trait.trap')] : []),
    ...(inPack ? [say('play.second.trait.in-pack')] : []),
    ...decks.map(([deck, count]) => say(`play.second.trait.deck-${deck}`, { count })),
  ]
}
