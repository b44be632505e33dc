import { afterMission } from '../../campaign/after-mission.ts'
import type { MissionResult, SheetResult } from '../../campaign/mission-result.ts'
import { missionStart } from '../../campaign/mission-start.ts'
import type { CampaignOptions, CampaignState } from '../../campaign/state.ts'
import { quickCamp } from './camp-stage.ts'
import { freshCampaign } from './play-campaign.ts'
import { quietResult } from './quiet-result.ts'

type Sheets = Readonly<Record<number, Partial<SheetResult>>>

/** In camp after a mission in which this happened; so many seats, the missions before it won quietly. */
export function campAfter(
  seats: number,
  sheets: Sheets | ((state: CampaignState) => Sheets) = {},
  {
    before = 2,
    rest = {},
    options = {},
  }: {
    readonly before?: number
    readonly rest?: Partial<Omit<MissionResult, 'sheets'>>
    readonly options?: Partial<CampaignOptions>
  } = {},
): CampaignState {
  let state = quickCamp(freshCampaign(seats, options))
  while (state.mission < before - 1) state = quickCamp(afterMission(state, quietResult(state)))
  const happened = typeof sheets === 'function' ? sheets(state) : sheets
  return afterMission(state, quietResult(state, happened, rest))
}

/** Whom companions of its next mission would be drawn from. */
export const poolOfMission = (state: CampaignState): readonly string[] => missionStart(state).pool
