import type { TinyOptions, TinyPerson } from './game.ts'

type Plan = TinyOptions['mission']
type Scene = Partial<Omit<TinyOptions, 'mission'>> & { readonly mission?: Partial<Plan> }

/**
 * A street of three zones, a house on its north side: `hall` behind a door, `cellar`, which is dark, behind it. The
 * survivors begin in the west, zombies come in the east.
 */
const STREET: Plan = {
  zones: [
    { name: 'west', kind: 'street' },
    { name: 'mid', kind: 'street' },
    { name: 'east', kind: 'street' },
    { name: 'hall', kind: 'room' },
    { name: 'cellar', kind: 'room', dark: true },
  ],
  ways: ['west east mid', 'mid east east', 'mid north hall', 'hall north cellar'],
  doors: [{ door: 'hall-mid' }],
  start: ['west'],
  exit: 'west',
  spawns: [{ zone: 'east' }],
  objectives: [{ zone: 'mid' }, { zone: 'hall' }],
  goals: [{ goal: 'survive', rounds: 30 }],
  rules: [],
}

const ANN: TinyPerson = { id: 'ann' }

/** A game on the small street; Ann alone unless it says otherwise. */
export const onStreet = ({ mission = {}, people = [ANN], ...more }: Scene): TinyOptions => ({
  mission: { ...STREET, ...mission },
  people,
  ...more,
})
