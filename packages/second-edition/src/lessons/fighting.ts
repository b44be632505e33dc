import type { Lesson } from '@graveshift/kernel'

const act = (pick: Readonly<Record<string, string>>) => ({ seat: 0, choice: 'act', pick })
const HERE = '1V.SE'

/** Lesson 2: range, who is hit first, what a miss does to a friend, what a shot wakes. */
export const FIGHTING: Lesson = {
  id: 'fighting',
  position: {
    mission: 'zombicide-life',
    survivors: ['ned', 'doug'],
    turn: 'ned',
    people: [
      { id: 'ned', zone: '1V.SW', hand: ['pistol'] },
      { id: 'doug', zone: HERE, hand: ['machete'] },
    ],
    zombies: { [HERE]: { walker: 1, runner: 1 }, '3V.N': { walker: 1 } },
  },
  // Dice are counted from 0: a five, a two, a four.
  script: { dice: [4, 1, 3], spawn: ['13', '11'] },
  steps: [
    { id: 'welcome', more: 'cmb' },
    { id: 'closer', want: act({ do: 'move', to: '1V.S' }), more: 'zon-los-mov' },
    { id: 'shoot', want: act({ do: 'ranged', card: 'pistol', zone: HERE }), more: 'cmb' },
    { id: 'order', more: 'cmb' },
    { id: 'again', want: act({ do: 'ranged', card: 'pistol', zone: HERE }), more: 'cmb' },
    { id: 'friend', more: 'cmb' },
    { id: 'melee', want: act({ do: 'melee', card: 'machete', zone: HERE }), more: 'cmb' },
    { id: 'noise', more: 'noi' },
    { id: 'wait', want: act({ do: 'end' }), more: 'noi' },
    { id: 'done', more: 'cmb' },
  ],
}
