import { secondEditionRules } from '@graveshift/second-edition'
import { activation } from '@graveshift/zones'
import { CROWDED } from '../crowd.ts'
import { phases } from '../phases.ts'

const { board, options, kit } = CROWDED
const everybody = (1 << kit.kinds.length) - 1
const { rules } = secondEditionRules(options, { board, frames: [activation(everybody, 0)] })

/** Of zombies: noise and sight, attacks, ways. */
export const contestant = phases(rules, options)
