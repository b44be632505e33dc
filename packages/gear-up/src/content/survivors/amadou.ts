import type { SurvivorData, WeaponData } from '../types.ts'

/** Emergency nurse on his tenth night shift. Nobody goes home better padded. */

const fireExtinguisher: WeaponData = {
  id: 'fire-extinguisher',
  shape: ['.#..', '####'],
  starting: { effect: 'knockback' },
  upgrades: [{ effect: 'split' }, { effect: 'adrenaline' }],
}

const boneSaw: WeaponData = {
  id: 'bone-saw',
  shape: ['#..', '##.', '.##'],
  upgrades: [
    { effect: 'frenzy', track: ['armor', 'none', 'none', 'ammo', 'armor'] },
    { effect: 'critical-hit' },
  ],
}

const oxygenTank: WeaponData = {
  id: 'oxygen-tank',
  shape: ['##', '##'],
  upgrades: [{ effect: 'explosive' }, { effect: 'scavenge' }],
}

const defibrillator: WeaponData = {
  id: 'defibrillator',
  shape: ['###', '###'],
  upgrades: [{ effect: 'scavenge' }, { effect: 'critical-hit' }],
}

export const AMADOU: SurvivorData = {
  id: 'amadou',
  team: {
    health: 19,
    armor: 12,
    ammo: 8,
    weapons: { red: fireExtinguisher, green: boneSaw, blue: oxygenTank, yellow: defibrillator },
  },
  solo: {
    health: 9,
    armor: 12,
    ammo: 9,
    weapons: {
      red: fireExtinguisher,
      green: { ...boneSaw, shape: ['##.', '.##'] },
      blue: oxygenTank,
      yellow: defibrillator,
    },
  },
}
