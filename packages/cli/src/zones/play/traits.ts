import type { Card, DoorCardData } from '@graveshift/zones'
import type { Words } from '../../words.ts'

/** Everything a card says in every game on zones, in the order in which a player asks: how it fights, what else it does. */
export function traitsOf({ say }: Words, card: Card & DoorCardData): string[] {
  const { profiles, reach, dual, door, ammo, reload, skills = [], food, plenty, inPack } = card
  return [
    ...profiles.map(({ mode, least, most, dice, accuracy, damage, noisy }) =>
      say('play.zones.weapon', {
        mode: { word: `action.${mode}` },
        range: least === most ? least : `${least}-${most}`,
        dice,
        accuracy,
        damage,
        noise: noisy ? 'yes' : 'no',
      }),
    ),
    ...(reach
      ? [say('play.zones.trait.bomb', { range: reach[0] === reach[1] ? reach[0] : reach.join('-') })]
      : []),
    ...(door ? [say(`play.zones.trait.door-${door}`)] : []),
    ...(dual ? [say('play.zones.trait.dual')] : []),
    ...(ammo ? [say(`play.zones.trait.${ammo}`)] : []),
    ...(reload ? [say('play.zones.trait.reload')] : []),
    ...skills.map((skill) => `${say(`skill.${skill}.name`)}: ${say(`skill.${skill}.text`)}`),
    ...(food === undefined ? [] : [say('play.zones.trait.food', { points: food })]),
    ...(plenty ? [say(`play.zones.trait.plenty-${plenty}`)] : []),
    ...(inPack ? [say('play.zones.trait.in-pack')] : []),
  ]
}
