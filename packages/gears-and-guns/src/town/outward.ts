import { COUNT, listOf, nameOf, recordOf, TRUTH } from '@graveshift/kernel/outward'
import { ZONE } from '@graveshift/zones/outward'
import type { MachineView, TownView } from './view.ts'

const MACHINE = recordOf<MachineView>({
  tile: nameOf('tile'),
  switch: ZONE,
  on: TRUTH,
  nozzle: ZONE,
  broken: TRUTH,
})

/** The steam of a town as it is shown. */
export const TOWN_SHOWN = recordOf<TownView>({
  gauge: COUNT,
  hot: TRUTH,
  machines: listOf(MACHINE),
  bottles: listOf(ZONE),
})
