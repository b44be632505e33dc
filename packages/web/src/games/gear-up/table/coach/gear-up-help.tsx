import { HelpStrip } from '../../../../table/coach/help-strip.tsx'
import { GearUpOdds } from './gear-up-odds.tsx'

/** What help says beside the question. */
export function GearUpHelp() {
  return <HelpStrip odds={<GearUpOdds />} />
}
