import type { Json } from '@graveshift/kernel'
import { HERE } from '../../testing.ts'
import type { Scene } from './scene.ts'

export type Bystander = { readonly id: string } & Readonly<Record<string, Json>>

/** Ned is at turn in the street; others stand where they are put. */
export const ned = (
  more: Readonly<Record<string, Json>> = {},
  scene: Readonly<Record<string, Json>> = {},
  others: readonly Bystander[] = [],
): Scene['at'] => ({
  mission: 'city-blocks',
  survivors: ['ned', ...others.map(({ id }) => id)],
  turn: 'ned',
  people: [{ id: 'ned', zone: HERE, skills: [], ...more }, ...others],
  ...scene,
})
