import type { Content, GearUp, Pick } from '@graveshift/gear-up'
import type { Ruleset, State } from '@graveshift/kernel'
import * as shared from '../../../play/menu.ts'
import type { Pen } from '../../../play/pen.ts'

/** What a menu needs to know of the table. */
export interface Situation {
  readonly pen: Pen
  readonly content: Content
  readonly rules: Ruleset<GearUp>
  readonly state: State<GearUp>
}

export type GearUpMenu = shared.Menu<Pick>
export type GearUpOption = shared.Option<Pick>
export type GearUpOutcome = shared.Outcome<Pick>

export const pickOption: (key: string, label: string, pick: Pick) => GearUpOption = shared.pickOption
export const menuOption: (key: string, label: string, open: () => GearUpMenu) => GearUpOption =
  shared.menuOption
export const backOption: (pen: Pen, back: () => GearUpMenu) => GearUpOption = shared.backOption
