import { NONE } from '@graveshift/zones'
import type { RuleMaker } from '../rule.ts'
import { zonesOf } from '../zones-of.ts'

/** Noise that no end phase removes: it is added to the tokens whenever somebody listens (Z2-NOI-05). */

const add = (noise: Uint8Array | number[], zone: number, tokens: number): void => {
  noise[zone] = (noise[zone] ?? 0) + tokens
}

export const standingNoise: RuleMaker<'standing-noise'> = ({ zones, tokens }, mission) => {
  const loud = zonesOf(mission, zones)
  return {
    noise(_board, noise) {
      for (const zone of loud) add(noise, zone, tokens)
    },
  }
}

export const loudObjectives: RuleMaker<'loud-objectives'> = ({ tokens }) => ({
  noise(board, noise) {
    for (const { kind, by, zone } of board.tokens)
      if (kind === 'objective' && by !== NONE) add(noise, zone, tokens)
  },
})

export const siren: RuleMaker<'siren'> = ({ car, tokens }) => ({
  noise(board, noise) {
    for (const { kind, zone } of board.cars) if (kind === car && zone !== NONE) add(noise, zone, tokens)
  },
})
