import type { SurvivorData, WeaponData } from '../types.ts'

/** Demolition foreman. Hits hard, shoves hard, and pays for it with his own skin. */

const concreteSaw: WeaponData = {
  id: 'concrete-saw',
  shape: ['##', '##', '#.'],
  upgrades: [{ effect: 'critical-hit' }, { effect: 'scavenge' }],
}

const sledgehammer: WeaponData = {
  id: 'sledgehammer',
  shape: ['###', '.#.', '.#.'],
  starting: { effect: 'knockback' },
  upgrades: [{ effect: 'adrenaline' }, { effect: 'cut-down' }],
}

const nailGun: WeaponData = {
  id: 'nail-gun',
  shape: ['###'],
  starting: { effect: 'multi-hit', times: 2 },
  upgrades: [{ effect: 'lock-and-load' }, { effect: 'fast-reload' }],
}

const jackhammer: WeaponData = {
  id: 'jackhammer',
  shape: ['###', '##.', '#..'],
  starting: { effect: 'knockback' },
  upgrades: [{ effect: 'adrenaline' }, { effect: 'scavenge' }],
}

export const ETHAN: SurvivorData = {
  id: 'ethan',
  team: {
    health: 18,
    armor: 9,
    ammo: 8,
    weapons: { red: concreteSaw, green: sledgehammer, blue: nailGun, yellow: jackhammer },
  },
  solo: {
    health: 9,
    armor: 9,
    ammo: 9,
    weapons: {
      red: concreteSaw,
      // A plain bar fits more of the crowd that one survivor meets alone.
      green: { ...sledgehammer, shape: ['####'] },
      blue: nailGun,
      yellow: jackhammer,
    },
  },
}
