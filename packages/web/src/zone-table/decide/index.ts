import './decide.css'
import type { DarkChoice, ZonesChoice } from '@graveshift/zones'
import type { CompanionChoice } from '@graveshift/zones/missions'
import { HitPanel } from '../attack/hit-panel.tsx'
import { RerollPanel } from '../attack/reroll-panel.tsx'
import { AgreePanel } from '../cards/agree-panel.tsx'
import { ArrangePanel } from '../cards/arrange-panel.tsx'
import { PreparePanel } from '../cards/prepare-panel.tsx'
import { AssignPanel, MayPanel, ShieldPanel } from './card-panels.tsx'
import type { AnyPanels, Panel, Panels } from './deciding.ts'
import { ActivatePanel, CompanionPanel, DealPanel, WoundPanel } from './people-panel.tsx'
import { FirstPanel, KeepPanel, type PairsChoice } from './set-up-panels.tsx'
import { OrderPanel, SkillPanel } from './skill-panels.tsx'
import { DarkPanel, SplitPanel, StandPanel } from './zone-panels.tsx'

/** Panels of the questions that games on zones share. A turn is the table's own, and what is given up is offered beside. */
const PANELS: Panels<ZonesChoice | CompanionChoice | DarkChoice | PairsChoice> = {
  stand: StandPanel,
  deal: DealPanel,
  first: FirstPanel,
  prepare: PreparePanel,
  activate: ActivatePanel,
  reroll: RerollPanel,
  hit: HitPanel,
  wound: WoundPanel,
  split: SplitPanel,
  arrange: ArrangePanel,
  agree: AgreePanel,
  skill: SkillPanel,
  assign: AssignPanel,
  may: MayPanel,
  shield: ShieldPanel,
  order: OrderPanel,
  companion: CompanionPanel,
  keep: KeepPanel,
  dark: DarkPanel,
}

/** The panel for a kind of question: the game's own first; none where the list of answers serves. */
export function panelFor(kind: string, own: AnyPanels = {}): Panel | undefined {
  const known: AnyPanels = { ...PANELS, ...own }
  // It is only ever given questions of its own kind.
  return known[kind] as Panel | undefined
}
