import type { Lesson } from '@graveshift/kernel'

const act = (pick: Readonly<Record<string, string | number>>) => ({ seat: 0, choice: 'act', pick })
const move = (to: string) => act({ do: 'move', to })
const arrange = (pick: Readonly<Record<string, string>>) => ({ seat: 0, choice: 'arrange', pick })

/** Lesson 3: a door, a crate, a search, adrenaline, and out by the exit. */
export const WINNING: Lesson = {
  id: 'winning',
  position: {
    mission: 'zombicide-life',
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: '1V.S', hand: ['crowbar'], points: 2 }],
    taken: [
      { objective: '3V', by: 'amy' },
      { crate: '3V', by: 'amy' },
    ],
  },
  script: {
    spawn: ['13', '11', '17', '18'],
    special: ['golden-kukri'],
    equipment: ['pistol'],
  },
  steps: [
    { id: 'welcome', more: 'mis' },
    { id: 'door', want: act({ do: 'door', door: '1V.c-1V.S', with: 'crowbar' }), more: 'act' },
    { id: 'dark', want: { seat: 0, choice: 'dark', pick: { do: 'dark' } }, more: 'zom' },
    { id: 'inside', want: move('1V.c'), more: 'zon-los-mov' },
    { id: 'crate', want: act({ do: 'take', token: 2 }), more: 'eqp' },
    { id: 'keep', want: arrange({ do: 'put', card: 'golden-kukri' }), more: 'eqp' },
    { id: 'kept', want: arrange({ do: 'done' }), more: 'eqp' },
    { id: 'search', want: act({ do: 'search' }), more: 'act' },
    { id: 'found', want: arrange({ do: 'put', card: 'pistol' }), more: 'eqp' },
    { id: 'packed', want: arrange({ do: 'done' }), more: 'eqp' },
    { id: 'on', want: move('1V.a'), more: 'zon-los-mov' },
    { id: 'objective', want: act({ do: 'take', token: 0 }), more: 'adr' },
    { id: 'level', more: 'adr' },
    { id: 'back', want: move('1V.c'), more: 'adr' },
    { id: 'out', want: move('1V.S'), more: 'mis' },
    { id: 'exit', want: move('1V.SW'), more: 'mis' },
    { id: 'leave', want: { seat: 0, choice: 'may', pick: { do: 'yes' } }, more: 'mis' },
    { id: 'done', more: 'mis' },
  ],
}
