import type { Lesson } from '@graveshift/kernel'

const act = (pick: Readonly<Record<string, string>>) => ({ seat: 0, choice: 'act', pick })
const move = (to: string) => act({ do: 'move', to })

/** Lesson 1: zones and what going costs, zombies that see and zombies that hear, and what they do when they are here. */
export const MOVING: Lesson = {
  id: 'moving',
  position: {
    mission: 'zombicide-life',
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: '1V.SW', hand: ['crowbar'] }],
    zombies: { '1V.SE': { walker: 1 }, '3V.N': { walker: 1 } },
  },
  script: { spawn: ['13', '11', '17', '18'] },
  steps: [
    { id: 'welcome', more: 'zon-los-mov' },
    { id: 'go', want: move('1V.S'), more: 'zon-los-mov' },
    { id: 'enter', want: move('1V.SE'), more: 'zon-los-mov' },
    { id: 'leave', want: move('1V.E'), more: 'zon-los-mov' },
    { id: 'seen', more: 'zom' },
    { id: 'heard', more: 'noi' },
    { id: 'stay', want: act({ do: 'end' }), more: 'zom' },
    { id: 'bitten', more: 'zom' },
    { id: 'run', want: move('1V.SE'), more: 'zon-los-mov' },
    { id: 'on', want: move('1V.S'), more: 'zon-los-mov' },
    { id: 'done', more: 'rnd' },
  ],
}
