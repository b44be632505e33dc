import { isRecord, type Json } from '@graveshift/kernel'
import { listOf, type PickFields } from '@graveshift/kernel/outward'
import {
  actionFields,
  COMPANION_PICKS,
  carNames,
  DARK_PICKS,
  PERSON,
  tokenNames,
  zonesPicks,
} from '@graveshift/zones/outward'
import { ACTIONS } from '../actions.ts'
import { INVENTORY } from '../content/inventory.ts'
import type { Choice } from '../game.ts'
import type { OutwardScene } from './scene.ts'

/** The answers to every question, what is done with the fields that go with it. */
export const PICKS: Readonly<Record<string, Readonly<Record<string, PickFields>>>> = {
  ...zonesPicks(INVENTORY),
  act: actionFields(ACTIONS),
  companion: COMPANION_PICKS,
  keep: { keep: [{ pair: listOf(PERSON) }] },
  dark: DARK_PICKS,
}

/** Fields that are places in a list where answers are kept, each with what its places are called. */
function lists(
  { kit, board }: OutwardScene,
  choice: Choice | undefined,
): Readonly<Record<string, readonly Json[]>> {
  return {
    token: tokenNames(kit, board),
    car: carNames(board),
    ...(choice?.kind === 'keep' ? { pair: choice.pairs } : {}),
  }
}

function translate(
  scene: OutwardScene,
  choice: Choice | undefined,
  pick: Json,
  to: (names: readonly Json[], value: Json) => Json,
): Json {
  if (!isRecord(pick)) return pick
  const names = lists(scene, choice)
  return Object.fromEntries(
    Object.entries(pick as Readonly<Record<string, Json | undefined>>).flatMap(([field, value]) => {
      const known = names[field]
      if (value === undefined) return []
      return [[field, known ? to(known, value) : value]]
    }),
  )
}

/** An answer by names, from the form that is kept. */
export const showPick = (scene: OutwardScene, choice: Choice | undefined, kept: Json): Json =>
  translate(scene, choice, kept, (names, value) =>
    typeof value === 'number' ? (names[value] ?? value) : value,
  )

/** An answer in the form that the rules read; what is no name stays as it is, and they refuse it. */
export const readPick = (scene: OutwardScene, choice: Choice | undefined, raw: Json): Json =>
  translate(scene, choice, raw, (names, value) => {
    const at = names.findIndex((name) => JSON.stringify(name) === JSON.stringify(value))
    return at < 0 ? value : at
  })
