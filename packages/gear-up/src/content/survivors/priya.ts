import type { SurvivorData, WeaponData } from '../types.ts'

/** Scrapyard engineer. Odd shapes, hard to place, that pay back in parts. */

const pipeWrench: WeaponData = {
  id: 'pipe-wrench',
  shape: ['.##', '##.', '.#.'],
  upgrades: [{ effect: 'gear-up' }, { effect: 'frenzy', track: ['none', 'armor', 'ammo', 'none', 'both'] }],
}

const rivetCannon: WeaponData = {
  id: 'rivet-cannon',
  shape: ['##..', '.###'],
  upgrades: [{ effect: 'long-range' }, { effect: 'critical-hit' }],
}

const arcWelder: WeaponData = {
  id: 'arc-welder',
  shape: ['##.', '.#.', '.##'],
  upgrades: [{ effect: 'split' }, { effect: 'fast-reload' }],
}

const craneMagnet: WeaponData = {
  id: 'crane-magnet',
  shape: ['.#.', '###', '.#.'],
  upgrades: [{ effect: 'gear-up' }, { effect: 'fast-reload' }],
}

export const PRIYA: SurvivorData = {
  id: 'priya',
  team: {
    health: 18,
    armor: 10,
    ammo: 11,
    weapons: { red: pipeWrench, green: rivetCannon, blue: arcWelder, yellow: craneMagnet },
  },
  solo: {
    health: 10,
    armor: 10,
    ammo: 12,
    weapons: {
      red: { ...pipeWrench, shape: ['###', '.#.'] },
      green: { ...rivetCannon, upgrades: [{ effect: 'lock-and-load' }, { effect: 'critical-hit' }] },
      blue: arcWelder,
      yellow: craneMagnet,
    },
  },
}
