import type { Lesson } from '@graveshift/kernel'

const act = (pick: Readonly<Record<string, string>>) => ({ seat: 0, choice: 'act', pick })
const HERE = '14R.C'

/** Lesson 2: full steam and what it costs, a nozzle, a switch, and the gauge. */
export const STEAM_LESSON: Lesson = {
  id: 'steam',
  position: {
    mission: 'the-test-yard',
    survivors: ['bonnie'],
    turn: 'bonnie',
    people: [{ id: 'bonnie', zone: HERE, hand: ['machete'], skills: [] }],
    zombies: { [HERE]: { walker: 1 } },
    town: { gauge: 10 },
  },
  // Dice are counted from 0: a five, and a one on the steam die.
  script: { dice: [4, 0], spawn: ['z13', 'z11', 'z17', 'z18', 'z15', 'z12'] },
  steps: [
    { id: 'welcome', more: 'stm' },
    {
      id: 'strike',
      want: act({ do: 'melee', card: 'machete', zone: HERE, style: 'full-steam' }),
      more: 'stm',
    },
    { id: 'empty', more: 'stm' },
    { id: 'refill', want: act({ do: 'refill', by: 'nozzle' }), more: 'twn' },
    { id: 'machines', more: 'twn' },
    { id: 'switch', want: act({ do: 'switch', tile: '14R' }), more: 'twn' },
    { id: 'gauge', more: 'twn' },
    { id: 'done', more: 'twn' },
  ],
}
