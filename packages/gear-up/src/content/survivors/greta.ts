import type { SurvivorData, WeaponData } from '../types.ts'

/** Retired forester. Lightly armored, but her rifles clear the neighbors' streets and reach the boss. */

const fellingAxe: WeaponData = {
  id: 'felling-axe',
  shape: ['##', '#.', '#.'],
  upgrades: [{ effect: 'split' }, { effect: 'adrenaline' }],
}

const deerRifle: WeaponData = {
  id: 'deer-rifle',
  shape: ['####'],
  upgrades: [{ effect: 'long-range' }, { effect: 'fast-reload' }],
}

const bearTrap: WeaponData = {
  id: 'bear-trap',
  shape: ['#.#', '###'],
  starting: { effect: 'knockback' },
  upgrades: [{ effect: 'scavenge' }, { effect: 'gear-up' }],
}

const expressRifle: WeaponData = {
  id: 'express-rifle',
  shape: ['####', '##..'],
  upgrades: [{ effect: 'long-range' }, { effect: 'lock-and-load' }],
}

export const GRETA: SurvivorData = {
  id: 'greta',
  team: {
    health: 15,
    armor: 8,
    ammo: 12,
    weapons: { red: fellingAxe, green: deerRifle, blue: bearTrap, yellow: expressRifle },
  },
  solo: {
    health: 11,
    armor: 9,
    ammo: 12,
    weapons: {
      red: fellingAxe,
      green: { ...deerRifle, upgrades: [{ effect: 'lock-and-load' }, { effect: 'fast-reload' }] },
      blue: bearTrap,
      yellow: { ...expressRifle, upgrades: [{ effect: 'critical-hit' }, { effect: 'lock-and-load' }] },
    },
  },
}
