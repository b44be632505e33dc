import { ZonePanel } from '../../../zone-table/decide/zone-panels.tsx'
import type { Asked } from './choices.ts'

export const NoiseZonePanel = ({ choice }: Asked<'noise-zone'>) => <ZonePanel choice={choice} />

export const MobilePanel = ({ choice }: Asked<'mobile'>) => <ZonePanel choice={choice} />

export const ConvoyWayPanel = ({ choice }: Asked<'convoy-way'>) => (
  <ZonePanel choice={choice} person={choice.person} />
)
