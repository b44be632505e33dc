import type { Lesson } from '@graveshift/kernel'

/** Lesson 3: an objective card, its choice, and who is down. */
export const STORIES: Lesson = {
  id: 'stories',
  position: {
    mission: 'fightin-words',
    survivors: ['lee'],
    turn: 'lee',
    people: [{ id: 'lee', zone: '14V.a', hand: ['winchester'], skills: [] }],
    town: { gauge: 8 },
  },
  script: {},
  steps: [
    { id: 'welcome', more: 'obj' },
    { id: 'read', want: { seat: 0, choice: 'act', pick: { do: 'read', card: 2 } }, more: 'obj' },
    { id: 'choose', want: { seat: 0, choice: 'option', pick: { do: 'option', option: 1 } }, more: 'obj' },
    { id: 'lower', more: 'twn' },
    { id: 'down', more: 'hlt-ko' },
    { id: 'done', more: 'cmp-kep' },
  ],
}
