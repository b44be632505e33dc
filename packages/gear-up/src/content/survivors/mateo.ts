import type { SurvivorData, WeaponData } from '../types.ts'

/** Bike courier with a cellar full of fireworks. Lives off crowds: the more of them in one slot, the better. */

const chainWhip: WeaponData = {
  id: 'chain-whip',
  shape: ['##.', '.##'],
  starting: { effect: 'knockback' },
  upgrades: [{ effect: 'cut-down' }, { effect: 'frenzy', track: ['none', 'ammo', 'none', 'ammo', 'armor'] }],
}

const pipeBombs: WeaponData = {
  id: 'pipe-bombs',
  shape: ['###', '.#.'],
  upgrades: [{ effect: 'explosive' }, { effect: 'fast-reload' }],
}

const flareGun: WeaponData = {
  id: 'flare-gun',
  shape: ['###', '#..', '#..'],
  upgrades: [{ effect: 'long-range' }, { effect: 'lock-and-load' }],
}

const mortarRack: WeaponData = {
  id: 'mortar-rack',
  shape: ['.##.', '####'],
  upgrades: [{ effect: 'explosive' }, { effect: 'knockback' }],
}

export const MATEO: SurvivorData = {
  id: 'mateo',
  team: {
    health: 20,
    armor: 9,
    ammo: 11,
    weapons: { red: chainWhip, green: pipeBombs, blue: flareGun, yellow: mortarRack },
  },
  solo: {
    health: 19,
    armor: 10,
    ammo: 12,
    weapons: {
      red: chainWhip,
      green: pipeBombs,
      blue: {
        ...flareGun,
        shape: ['###', '##.'],
        upgrades: [{ effect: 'gear-up' }, { effect: 'lock-and-load' }],
      },
      yellow: mortarRack,
    },
  },
}
