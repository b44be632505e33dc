import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { ConvoyRevealsRule } from '../rule-data.ts'

/** The convoy's frame looks round where a mission has this (GG-RUL-59). */
export const convoyReveals: OwnRule<ConvoyRevealsRule> = {
  id: 'convoy-reveals',
  figures: 'none: a card that the convoy sees is read at once',
  read: () => ({ rule: 'convoy-reveals' }),
  tell: () => said('mission-rule.convoy-reveals'),
  make: () => ({}),
  lint: ({ has }) => [[has('convoy'), 'there is no convoy']],
}
