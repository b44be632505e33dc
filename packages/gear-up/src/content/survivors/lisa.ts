import type { SurvivorData, WeaponData } from '../types.ts'

/** Stunt fighter. Many small, bendy hits on many targets. */

const sansetsukon: WeaponData = {
  id: 'sansetsukon',
  shape: ['#####'],
  upgrades: [{ effect: 'split' }, { effect: 'gear-up' }],
}

const twinSickles: WeaponData = {
  id: 'twin-sickles',
  shape: ['##', '#.'],
  starting: { effect: 'multi-hit', times: 2 },
  upgrades: [
    // The rulebook's worked example: the fourth time 1 ammo and 1 armor.
    { effect: 'frenzy', track: ['none', 'none', 'armor', 'ammo', 'none', 'both'] },
    { effect: 'scavenge' },
  ],
}

const throwingKnives: WeaponData = {
  id: 'throwing-knives',
  shape: ['##'],
  starting: { effect: 'multi-hit', times: 2 },
  upgrades: [{ effect: 'lock-and-load' }, { effect: 'gear-up' }],
}

const stuntSabre: WeaponData = {
  id: 'stunt-sabre',
  shape: ['####', '#...'],
  upgrades: [{ effect: 'cut-down' }, { effect: 'critical-hit' }],
}

export const LISA: SurvivorData = {
  id: 'lisa',
  team: {
    health: 12,
    armor: 8,
    ammo: 9,
    weapons: { red: sansetsukon, green: twinSickles, blue: throwingKnives, yellow: stuntSabre },
  },
  solo: {
    health: 7,
    armor: 9,
    ammo: 9,
    weapons: { red: sansetsukon, green: twinSickles, blue: throwingKnives, yellow: stuntSabre },
  },
}
