import type { WesternMission } from '../../missions/types.ts'

/** Nine companions who shoot until they are rallied and leave; the note counts them (GG-M06). */
export const STEAM_RUSH: WesternMission = {
  id: 'steam-rush',
  number: 6,
  difficulty: 'hard',
  minutes: 60,
  tiles: ['1V 9V', '15V+1 4V+3', '13R+1 2R+3', '16V+2 17R'],
  train: { side: 's', strips: ['11R', '10R'] },
  start: ['15V.SE'],
  steam: { gauge: 10, broken: [] },
  spawns: [
    { kind: 'start', zone: '1V.NW' },
    { kind: 'mobile', zone: '9V.SE' },
    { kind: 'mobile', zone: '17R.SE' },
    { kind: 'abomination', zone: '16V.SW' },
  ],
  spawnOrder: [
    '1V.NW',
    '9V.b',
    '9V.SE',
    '4V.b',
    '2R.a',
    '17R.b',
    '17R.SE',
    '16V.SW',
    '16V.b',
    '13R.b',
    '15V.a',
  ],
  objectives: [],
  companions: [
    { zone: '15V.b', card: 1 },
    { zone: '9V.b', card: 2 },
    { zone: '11R.car', card: 3 },
    { zone: '1V.a' },
    { zone: '4V.b' },
    { zone: '2R.bal' },
    { zone: '13R.d' },
    { zone: '16V.bal' },
    { zone: '17R.b' },
  ],
  goals: [{ goal: 'note', note: 1 }],
  rules: [
    { rule: 'shooting-companions', least: 0, most: 2, hits: 1, damage: 2 },
    { rule: 'rallied-leave', points: 3 },
    { rule: 'read-when-none-left', note: 1 },
  ],
  cards: [
    {
      number: 1,
      zone: '15V.b',
      needs: { any: [{ others: 1, playersOnly: true }, { skill: 'super-strength' }] },
      effects: [{ do: 'save' }, { do: 'gauge', by: -4 }],
    },
    {
      number: 2,
      zone: '9V.b',
      needs: { discardAnyOf: ['holy-water', 'water'], from: 'zone' },
      effects: [{ do: 'save' }, { do: 'purify', tile: '9V' }],
    },
    {
      number: 3,
      zone: '11R.car',
      effects: [
        {
          do: 'choose',
          options: [
            [{ do: 'give-up', kind: 'weapon' }, { do: 'save' }],
            [{ do: 'bolt' }, { do: 'fetch', card: 'dynamite' }],
          ],
        },
      ],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        {
          do: 'if',
          when: { savedAtLeast: 'half' },
          yes: [
            { do: 'if', when: { missingAtMost: 2 }, yes: [{ do: 'cxp', count: 1, who: 'all' }] },
            { do: 'if', when: { missingAtMost: 0 }, yes: [{ do: 'keepsake', deck: 'bounty' }] },
            { do: 'win' },
          ],
          no: [{ do: 'lose' }],
        },
      ],
    },
  ],
}
