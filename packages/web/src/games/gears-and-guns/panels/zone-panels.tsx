import { ZonePanel } from '../../../zone-table/decide/zone-panels.tsx'
import type { WesternQuestion } from './choices.ts'

export const NoiseZonePanel = ({ choice }: WesternQuestion<'noise-zone'>) => <ZonePanel choice={choice} />

export const MobilePanel = ({ choice }: WesternQuestion<'mobile'>) => <ZonePanel choice={choice} />

export const ConvoyWayPanel = ({ choice }: WesternQuestion<'convoy-way'>) => (
  <ZonePanel choice={choice} person={choice.person} />
)
