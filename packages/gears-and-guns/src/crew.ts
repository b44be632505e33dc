import type { Crew } from '@graveshift/zones/missions'
import { CLASSES, CORE_CLASSES } from './content/classes.ts'
import { TEAM } from './content/figures.ts'
import { SURVIVORS } from './content/survivors.ts'

/** One of each class, then a second of each, and so on: whoever are taken first have every class among them (UA-SET-07). */
function inTurns(): readonly string[] {
  const byClass = CLASSES.map(({ id }) => SURVIVORS.filter((survivor) => survivor.class === id))
  const most = Math.max(...byClass.map(({ length }) => length))
  return Array.from({ length: most }, (_, turn) => byClass.flatMap((list) => list[turn]?.id ?? [])).flat()
}

/** Who sits down to play (UA-SET-01, UA-SET-10). */
export const CREW: Crew = {
  survivors: inTurns(),
  mostSeats: TEAM,
  usual: TEAM,
  groups: CORE_CLASSES.map((each) =>
    SURVIVORS.filter((survivor) => survivor.class === each).map(({ id }) => id),
  ),
  rules: { seats: 'UA-SET-01', once: 'UA-SET-10' },
}
