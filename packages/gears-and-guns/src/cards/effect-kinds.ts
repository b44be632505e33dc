import { Bug } from '@graveshift/kernel'
import type { Effect } from '../missions/effects.ts'
import type { EffectKind } from './effect-kind.ts'
import {
  gatlingEffect,
  mobileEffect,
  noiseEffect,
  placeEffect,
  purifyEffect,
  spawnEffect,
  sweepEffect,
} from './effects/board.ts'
import { drawEffect, fetchEffect } from './effects/cards.ts'
import {
  chooseEffect,
  ifEffect,
  loseEffect,
  markEffect,
  noteEffect,
  openExitEffect,
  rollEffect,
  winEffect,
} from './effects/course.ts'
import { barricadeEffect, convoyEffect } from './effects/one-mission.ts'
import {
  companionEffect,
  cxpEffect,
  healEffect,
  keyEffect,
  pointsEffect,
  skillEffect,
  woundEffect,
} from './effects/people.ts'
import { boltEffect, giveUpEffect, keepsakeEffect, saveEffect } from './effects/rescue.ts'
import { breakEffect, gaugeEffect, repairEffect } from './effects/steam.ts'

/** Every word that objective cards and notes are written in, each listed once. */
const EFFECT_KINDS: readonly EffectKind[] = [
  drawEffect,
  fetchEffect,
  pointsEffect,
  cxpEffect,
  healEffect,
  woundEffect,
  skillEffect,
  companionEffect,
  keyEffect,
  gaugeEffect,
  noiseEffect,
  spawnEffect,
  placeEffect,
  mobileEffect,
  purifyEffect,
  repairEffect,
  breakEffect,
  sweepEffect,
  gatlingEffect,
  openExitEffect,
  noteEffect,
  chooseEffect,
  ifEffect,
  rollEffect,
  markEffect,
  winEffect,
  loseEffect,
  saveEffect,
  boltEffect,
  giveUpEffect,
  keepsakeEffect,
  barricadeEffect,
  convoyEffect,
]

const BY_WORD = new Map<string, EffectKind>(EFFECT_KINDS.map((kind) => [kind.do, kind]))

export function kindOfEffect({ do: word }: Effect): EffectKind {
  const kind = BY_WORD.get(word)
  if (!kind) throw new Bug(`no card knows ${word}`)
  return kind
}
