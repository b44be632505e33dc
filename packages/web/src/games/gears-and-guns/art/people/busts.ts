import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { BRAWLERS } from './brawlers.tsx'
import { ENGINEERS } from './engineers.tsx'
import { FAITHFUL } from './faithful.tsx'
import { GUNSLINGERS } from './gunslingers.tsx'
import { TOWNSFOLK } from './townsfolk.tsx'

/** Everybody who can be played, and who may come along. */
export const BUSTS: Readonly<Record<string, Bust>> = {
  ...ENGINEERS,
  ...BRAWLERS,
  ...GUNSLINGERS,
  ...TOWNSFOLK,
  ...FAITHFUL,
}
