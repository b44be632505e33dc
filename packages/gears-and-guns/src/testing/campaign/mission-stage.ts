import { accepted } from '@graveshift/kernel/testing/table'
import { missionStart } from '../../campaign/mission-start.ts'
import { optionsFor } from '../../campaign/missions-played.ts'
import type { CampaignState } from '../../campaign/state.ts'
import { readSetup } from '../../setup.ts'
import { type Script, Stage } from '../stage.ts'

/** A campaign on its way to a mission, with what is said of some sheets. */
export const onTheWay = (
  state: CampaignState,
  sheets: Readonly<Record<number, Partial<CampaignState['sheets'][number]>>>,
  rest: Partial<CampaignState> = {},
): CampaignState => ({
  ...state,
  sheets: state.sheets.map((sheet, at) => ({ ...sheet, ...sheets[at] })),
  stage: 'mission',
  ...rest,
})

/** The mission that a campaign is about to play, at its first question. */
export const missionOfCampaign = (state: CampaignState, script: Script = {}): Stage =>
  new Stage(accepted(readSetup(optionsFor(missionStart(state)))), script)
