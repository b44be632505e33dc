import type { LedgerSection } from '@graveshift/kernel'

const section = (id: string, ...codes: readonly string[]): LedgerSection => ({
  codes,
  title: { word: `ledger.${id}` },
})

/** How docs/rules/second-edition.md is read. */
export const LEDGER: readonly LedgerSection[] = [
  section('setup', 'SET'),
  section('round', 'RND'),
  section('zones', 'ZON', 'LOS', 'MOV'),
  section('equipment', 'EQP'),
  section('noise', 'NOI'),
  section('adrenaline', 'ADR'),
  section('actions', 'ACT'),
  section('combat', 'CMB'),
  section('zombies', 'ZOM'),
  section('skills', 'SKL'),
  section('modes', 'CAR', 'DRK', 'CMP', 'ULT', 'TUN'),
  section('missions', 'MIS'),
  section('options', 'OPT'),
  section('table', 'TBL'),
  { ...section('rulings', 'RUL'), rulings: true },
]
