import type { AnyPanels } from '../../../zone-table/decide/deciding.ts'
import {
  AmmoPanel,
  ArmorPanel,
  DepletePanel,
  GiveUpPanel,
  KeepOnePanel,
  LoseCardPanel,
  ToolboxPanel,
} from './card-panels.tsx'
import { OptionPanel } from './option-panel.tsx'
import { ReceiverPanel, RewardPanel, ShotPanel, ShrugPanel } from './people-panels.tsx'
import { ConvoyWayPanel, MobilePanel, NoiseZonePanel } from './zone-panels.tsx'

/** Panels of the questions that only this game asks. */
export const WESTERN_PANELS: AnyPanels = {
  option: OptionPanel,
  receiver: ReceiverPanel,
  'keep-one': KeepOnePanel,
  'give-up': GiveUpPanel,
  'noise-zone': NoiseZonePanel,
  mobile: MobilePanel,
  'convoy-way': ConvoyWayPanel,
  shot: ShotPanel,
  armor: ArmorPanel,
  shrug: ShrugPanel,
  deplete: DepletePanel,
  toolbox: ToolboxPanel,
  'lose-card': LoseCardPanel,
  ammo: AmmoPanel,
  reward: RewardPanel,
}
