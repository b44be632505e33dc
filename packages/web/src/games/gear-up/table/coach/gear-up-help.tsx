import { HelpStrip } from '../../../../table/coach/help-strip.tsx'

/** What help says beside the question. The odds stand in the coach, on a phone above every part of the table. */
export function GearUpHelp() {
  return <HelpStrip odds={undefined} />
}
