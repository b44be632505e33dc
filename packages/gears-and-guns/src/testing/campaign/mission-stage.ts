import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import type { SheetResult } from '../../campaign/mission-result.ts'
import { missionStart } from '../../campaign/mission-start.ts'
import { optionsFor } from '../../campaign/missions-played.ts'
import type { CampaignState } from '../../campaign/state.ts'
import { readSetup } from '../../setup.ts'
import { position, type Script, Stage } from '../stage.ts'
import { campAfter } from './camp-after.ts'
import { quickCamp } from './camp-stage.ts'

type Sheets = Readonly<Record<number, Partial<SheetResult>>>

/** A campaign on its way to a mission: this happened in the one before, and camp was quick. */
export const onTheWay = (
  mission: number,
  sheets: Sheets | ((state: CampaignState) => Sheets) = {},
  seats = 1,
): CampaignState => quickCamp(campAfter(seats, sheets, { before: mission }))

/** The mission that a campaign is about to play, at its first question. */
export const missionOfCampaign = (state: CampaignState, script: Script = {}): Stage =>
  new Stage(accepted(readSetup(optionsFor(missionStart(state)))), script)

/** In the middle of it, the first survivor at turn; what is not said is as at the beginning. */
export function inMissionOf(
  state: CampaignState,
  more: Readonly<Record<string, Json>> = {},
  script: Script = {},
): Stage {
  const options = optionsFor(missionStart(state))
  return position({ ...options, turn: options.teams.flat()[0] ?? '', ...more }, script)
}
