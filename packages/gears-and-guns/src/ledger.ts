import type { LedgerSection } from '@graveshift/kernel'

const section = (id: string, ...codes: readonly string[]): LedgerSection => ({
  codes,
  title: { word: `ledger.${id}` },
})

/** How docs/rules/gears-and-guns.md is read. What single missions bring is told by their missions. */
export const LEDGER: readonly LedgerSection[] = [
  section('setup', 'SET'),
  section('round', 'RND'),
  section('zones', 'ZON', 'LOS', 'MOV', 'BAL'),
  section('actions', 'ACT'),
  section('cards', 'SRC', 'INV', 'EQP'),
  section('weapons', 'WPN', 'DYN'),
  section('classes', 'CLS', 'ENG'),
  section('noise', 'NOI'),
  section('adrenaline', 'ADR', 'SKL'),
  section('combat', 'CMB', 'TGT', 'FRF'),
  section('piles', 'PIL', 'HWT'),
  section('spawning', 'SPW', 'RSH', 'EXT', 'SHO'),
  section('zombies', 'ZOM', 'ABO', 'BTY'),
  section('machines', 'TRA', 'WAG', 'GAT'),
  section('steam', 'STM'),
  section('town', 'TWN'),
  section('objectives', 'OBJ'),
  section('fallen', 'HLT', 'KO'),
  section('companions', 'COM', 'ULT', 'WIN'),
  section('campaign', 'CMP', 'KEP'),
  section('table', 'TBL'),
  { ...section('rulings', 'RUL'), rulings: true },
]
