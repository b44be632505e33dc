import { isRecord, type Json } from '@graveshift/kernel'
import { COUNT, listOf, oneOf, type PickFields, SEAT } from '@graveshift/kernel/outward'
import { COLOURS } from '../content/types.ts'
import { AGAINS, DAMAGE_SOURCES } from '../sources.ts'
import {
  CARD,
  type OutwardScene,
  readTarget,
  SQUARE,
  SQUARES,
  SURVIVOR,
  showTarget,
  TARGET,
} from './fields.ts'

const PAY = oneOf(['armor', 'health'])
const NOTHING: PickFields = [{}]
const HIT: PickFields = [
  { target: TARGET, squares: SQUARES },
  { pay: PAY, companion: SURVIVOR },
]
const isHarm = (again: string) => DAMAGE_SOURCES.some((source) => source === again)
const SWEEP: PickFields = [{ targets: listOf(TARGET) }, { companion: SURVIVOR }]

/** The answers to every question, what is done with the fields that go with it. */
export const PICKS: Readonly<Record<string, Readonly<Record<string, PickFields>>>> = {
  attack: { hit: HIT, sweep: SWEEP, pass: NOTHING },
  draw: { hit: HIT, sweep: SWEEP, stop: NOTHING },
  sweep: { hit: HIT, skip: NOTHING },
  knockback: { push: NOTHING, stay: NOTHING },
  again: {
    ...Object.fromEntries(AGAINS.map((again) => [again, isHarm(again) ? [{}, { pay: PAY }] : NOTHING])),
    stop: NOTHING,
  },
  ammo: { shoot: [{ target: TARGET, square: SQUARE }], done: NOTHING },
  upgrade: { upgrade: [{ colour: oneOf(COLOURS) }] },
  armor: { armor: [{ amount: COUNT }] },
  dodge: { dodge: NOTHING, endure: NOTHING },
  deal: { deal: [{ card: CARD, seat: SEAT }] },
}

/** An answer with its targets told in another way. */
function translate(pick: Json, to: (target: Json) => Json): Json {
  if (!isRecord(pick)) return pick
  const { target, targets } = pick as Readonly<Record<string, Json | undefined>>
  return {
    ...(pick as Readonly<Record<string, Json | undefined>>),
    ...(target === undefined ? {} : { target: to(target) }),
    ...(Array.isArray(targets) ? { targets: (targets as readonly Json[]).map(to) } : {}),
  }
}

/** An answer by names, from the form that is kept. */
export const showPick = (scene: OutwardScene, kept: Json): Json =>
  translate(kept, (target) => (typeof target === 'number' ? showTarget(scene, target) : target))

/** An answer in the form that the rules read. */
export const readPick = (scene: OutwardScene, raw: Json): Json =>
  translate(raw, (target) => readTarget(scene, target))
