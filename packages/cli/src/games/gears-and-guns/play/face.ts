import { kitFor, MISSIONS, ONE_SHOTS, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { isFault } from '@graveshift/kernel'
import { type FaceParts, zonesFace } from '../../../zones/play/face.ts'
import { ownTable } from './own-table.ts'
import { moreTraits } from './traits.ts'

/** Abominations differ by whether the mission has steam. */
const kits = () =>
  MISSIONS.flatMap(({ id }) => {
    const options = WESTERN_MODULE.readOptions({ mission: id })
    return isFault(options) ? [] : [kitFor(options)]
  })

export const PARTS: FaceParts<Western> = {
  module: WESTERN_MODULE,
  kitFor,
  ownTable: (pen, options, board) => ownTable(pen, kitFor(options), board),
  kits,
  moreTraits,
  help: ['gears-and-guns-map', 'gears-and-guns-commands'],
  // Those for one evening first: who plays alone begins there.
  missions: [...ONE_SHOTS, ...MISSIONS.filter((mission) => !ONE_SHOTS.includes(mission))],
}

/** The western game in the terminal. */
export const FACE = zonesFace(PARTS)
