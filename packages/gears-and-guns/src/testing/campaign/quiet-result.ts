import type { MissionResult, SheetResult } from '../../campaign/mission-result.ts'
import { missionStart } from '../../campaign/mission-start.ts'
import type { CampaignState } from '../../campaign/state.ts'

/** A mission that was won and in which nothing happened, but for what is said of each sheet. */
export function quietResult(
  state: CampaignState,
  sheets: Readonly<Record<number, Partial<SheetResult>>> = {},
  rest: Partial<Omit<MissionResult, 'sheets'>> = {},
): MissionResult {
  return {
    outcome: 'won',
    rounds: 6,
    dead: [],
    marks: [],
    ...rest,
    sheets: missionStart(state).sheets.map(({ survivor }, at) => ({
      fate: survivor === null ? null : 'standing',
      cxp: { levels: 0, cards: 0 },
      rewards: [],
      spent: 0,
      carried: [],
      keepsakes: [],
      led: [],
      taken: [],
      ...sheets[at],
    })),
  }
}
