import type { Json } from '@graveshift/kernel'
import { HERE, melee, type TestTable } from '../../testing.ts'
import { ned } from './fight.ts'
import { lastStep, type Scene } from './scene.ts'

const SHEDS = ['shed', 'hut', 'barn', 'garage'] as const
const FOUND = ['water', 'bag-of-rice', 'canned-food', 'crowbar', 'katana', 'kukri'] as const

/** A mission of our own: a yard with four sheds to open and a porch to search, and nobody comes. */
const yard = (more: Readonly<Record<string, Json>>): Scene['at'] => ({
  mission: {
    zones: [
      { name: 'yard', kind: 'street' },
      { name: 'lane', kind: 'street' },
      { name: 'porch', kind: 'room' },
      ...SHEDS.map((name) => ({ name, kind: 'room' })),
    ],
    ways: ['yard east lane', 'lane east porch', ...SHEDS.map((shed) => `yard north ${shed}`)],
    doors: SHEDS.map((shed) => ({ door: `yard-${shed}` })),
    start: ['yard'],
    spawns: [{ zone: 'lane', colour: 'blue' }],
    objectives: [{ zone: 'shed', colour: 'blue' }],
    goals: [{ goal: 'objectives' }],
  },
  survivors: ['ned'],
  turn: 'ned',
  people: [{ id: 'ned', zone: 'yard', skills: [], ...more }],
})

function openDoors(table: TestTable, sheds: readonly string[]): void {
  for (const shed of sheds) table.do({ do: 'door', door: `yard-${shed}`, with: 'crowbar' })
}

/** Turn after turn, keeping what fits. */
function searchAgain(table: TestTable, times: number): void {
  for (let at = 0; at < times; at++) {
    table.do({ do: 'search' })
    table.do({ do: 'done' })
    table.do({ do: 'end' })
  }
}

export const DEED_SCENES: readonly Scene[] = [
  {
    title: 'three sixes',
    at: ned({ hand: ['baseball-bat'], skills: ['plus-die-melee'] }, { zombies: { [HERE]: { walker: 1 } } }),
    script: { dice: [6, 6, 6] },
    act: (table) => void table.do(melee('baseball-bat')),
    earns: ['all-sixes by 0'],
  },
  {
    title: 'two sixes are luck enough for nobody',
    at: ned({ hand: ['baseball-bat'] }, { zombies: { [HERE]: { walker: 1 } } }),
    script: { dice: [6, 6] },
    act: (table) => void table.do(melee('baseball-bat')),
    earns: [],
  },
  {
    title: 'the last point to red',
    at: ned({ hand: ['machete'], points: 42 }, { zombies: { [HERE]: { walker: 1 } } }),
    script: { dice: [6] },
    act: (table) => void table.do(melee('machete')),
    earns: ['seeing-red by 0'],
  },
  {
    title: 'the third meal of the table',
    at: ned({ hand: ['water', 'canned-food'], pack: ['bag-of-rice'] }),
    act(table) {
      for (const card of ['water', 'canned-food', 'bag-of-rice']) table.do({ do: 'eat', card })
    },
    earns: ['three-courses'],
  },
  {
    title: 'two meals',
    at: ned({ hand: ['water', 'canned-food'] }),
    act(table) {
      for (const card of ['water', 'canned-food']) table.do({ do: 'eat', card })
    },
    earns: [],
  },
  {
    title: 'no slot left',
    at: ned({ hand: ['machete', 'katana'], pack: ['water', 'pistol', 'crowbar'] }),
    act: (table) => void table.do({ do: 'end' }),
    earns: ['loaded by 0'],
  },
  {
    title: 'the last crate',
    at: lastStep({
      people: [{ id: 'amy', zone: '1V.c' }],
      taken: [
        { objective: '1V', by: 'amy' },
        { crate: '3V', by: 'amy' },
      ],
    }),
    script: { special: ['golden-kukri'] },
    act: (table) => void table.do({ do: 'take', token: 2 }),
    earns: ['special-delivery'],
  },
  {
    title: 'a friend is bandaged',
    at: {
      mission: 'city-blocks',
      survivors: ['amy', 'doug'],
      phase: 'end',
      people: [
        { id: 'amy', zone: HERE, skills: ['medic'] },
        { id: 'doug', zone: HERE, health: 1 },
      ],
    },
    act: (table) => void table.do({ do: 'yes' }),
    earns: ['first-aid by 0'],
  },
  {
    title: 'one bandage for oneself',
    at: {
      mission: 'city-blocks',
      survivors: ['amy', 'doug'],
      phase: 'end',
      people: [
        { id: 'amy', zone: HERE, skills: ['medic'], health: 1 },
        { id: 'doug', zone: HERE },
      ],
    },
    act: (table) => void table.do({ do: 'yes' }),
    earns: [],
  },
  {
    title: 'somebody comes along',
    at: ned({}, { companions: [{ id: 'bunny-g', zone: HERE }] }),
    act: (table) => void table.do({ do: 'rally', companion: 'bunny-g' }),
    earns: ['new-friends by 0'],
  },
  {
    title: 'four in a car',
    at: {
      mission: 'drive-by-shooting',
      survivors: ['elle', 'doug', 'amy', 'ned'],
      turn: 'elle',
      cars: [{ driver: 'elle', passengers: ['doug', 'amy', 'ned'] }],
    },
    act: (table) => void table.do({ do: 'drive', path: ['6V.E'] }),
    earns: ['full-car by 0'],
  },
  {
    title: 'three in a car',
    at: {
      mission: 'drive-by-shooting',
      survivors: ['elle', 'doug', 'amy'],
      turn: 'elle',
      cars: [{ driver: 'elle', passengers: ['doug', 'amy'] }],
    },
    act: (table) => void table.do({ do: 'drive', path: ['6V.E'] }),
    earns: [],
  },
  {
    title: 'the fourth noise in one place',
    at: ned({}, { noise: { [HERE]: 3 } }),
    act: (table) => void table.do({ do: 'noise' }),
    earns: ['dinner-bell by 0'],
  },
  {
    title: 'the fourth door of one survivor',
    at: yard({ hand: ['crowbar'], skills: ['plus-action'] }),
    act: (table) => openDoors(table, SHEDS),
    earns: ['locksmith by 0'],
  },
  {
    title: 'three doors',
    at: yard({ hand: ['crowbar'], skills: ['plus-action'] }),
    act: (table) => openDoors(table, SHEDS.slice(1)),
    earns: [],
  },
  {
    title: 'two screams in one round',
    at: {
      ...yard({}),
      survivors: ['ned', 'amy'],
      people: [
        { id: 'ned', zone: 'porch', skills: [] },
        { id: 'amy', zone: 'shed', skills: [] },
      ],
    },
    script: { equipment: ['aaahh', 'aaahh'] },
    act(table) {
      for (const pick of ['search', 'end', 'search']) table.do({ do: pick })
    },
    earns: ['jump-scare'],
  },
  {
    title: 'the sixth search of one survivor',
    at: yard({ zone: 'porch', hand: ['machete'] }),
    script: { equipment: FOUND },
    act: (table) => searchAgain(table, 6),
    earns: ['scavenger by 0'],
  },
  {
    title: 'the fifth search of one survivor',
    at: yard({ zone: 'porch', hand: ['machete'] }),
    script: { equipment: FOUND },
    act: (table) => searchAgain(table, 5),
    earns: [],
  },
]
