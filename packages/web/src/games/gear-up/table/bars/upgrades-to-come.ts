import type { SeatView } from '@graveshift/gear-up'

/** Upgrades a seat has earned and will unlock; with nothing locked any more they are lost (GU-UPG-02). */
export function upgradesToCome({ owed, weapons }: Pick<SeatView, 'owed' | 'weapons'>): number {
  const locked = weapons.reduce((total, { upgrades, unlocked }) => total + upgrades.length - unlocked, 0)
  return Math.min(owed, locked)
}
