import { emit } from '@graveshift/zones'
import { atMoment } from '../moments.ts'
import type { RuleMaker } from '../rule.ts'

/** The spawn zone and the doors of a color wake at a moment (Z2-MIS-02, Z2-MIS-03). */
export const wake: RuleMaker<'wake'> = ({ colour, when }) =>
  atMoment(when, (kit, table) => emit(kit, table, { type: 'woken', colour }))
