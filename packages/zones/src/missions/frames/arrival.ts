import { place } from '../../zombies/spawning.ts'
import type { MissionKit } from '../mission-game.ts'
import type { MissionSteps } from './steps.ts'

export const arrivalSteps = (kit: MissionKit): MissionSteps<'arrival'> => ({
  place(table, { zone, zombie, count, seat }) {
    place(kit, table, zone, zombie, count, seat, false)
    return 'end'
  },
  end: () => undefined,
})
