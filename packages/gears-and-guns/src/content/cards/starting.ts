import type { WesternCardData } from '../card-data.ts'

/** The six cards of which every survivor is dealt one: no steam, nothing to keep (UA-SET-03). */
export const STARTING = [
  {
    id: 'pan',
    count: 1,
    kind: 'weapon',
    family: 'melee',
    profiles: [{ mode: 'melee', least: 0, most: 0, dice: 2, accuracy: 4, damage: 1, noisy: false }],
  },
  {
    id: 'hatchet',
    count: 1,
    kind: 'weapon',
    family: 'melee',
    profiles: [{ mode: 'melee', least: 0, most: 0, dice: 1, accuracy: 3, damage: 2, noisy: false }],
  },
  {
    id: 'old-revolver',
    count: 3,
    kind: 'weapon',
    family: 'pistol',
    profiles: [{ mode: 'ranged', least: 0, most: 1, dice: 1, accuracy: 3, damage: 1, noisy: true }],
    dual: true,
    ammo: 'bullets',
  },
  {
    id: 'squirrel-gun',
    count: 1,
    kind: 'weapon',
    family: 'rifle',
    profiles: [{ mode: 'ranged', least: 1, most: 2, dice: 1, accuracy: 3, damage: 1, noisy: true }],
    ammo: 'bullets',
  },
] as const satisfies readonly WesternCardData[]
