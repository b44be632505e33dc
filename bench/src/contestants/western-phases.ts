import { westernRules } from '@graveshift/gears-and-guns'
import { activation } from '@graveshift/zones'
import { phases } from '../phases.ts'
import { WESTERN_CROWD } from '../western-crowd.ts'

const { board, options, kit } = WESTERN_CROWD
const everybody = (1 << kit.kinds.length) - 1
const { rules } = westernRules(options, { board, frames: [activation(everybody, 0)] })

/** Of zombies: token and sight, attacks, armor, ways. */
export const contestant = phases(rules, options)
