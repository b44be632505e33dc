import type { Outlook } from '@graveshift/kernel'
import { NONE, type Person } from '../board.ts'
import { RED, THRESHOLDS } from '../experience.ts'
import type { Zones } from '../game.ts'
import { strengthOf } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'

const WHOLE = 100
/** From thousandths of the mission to hundredths of a percent of it. */
const PERCENT = 10

/** What people count who look ahead to the end of the round. Goals and who falls in percent, strength in zombies an action takes. */
export const OUTLOOK = {
  brings: ['goals', 'adrenaline', 'strength'],
  risks: ['wounds', 'fallen', 'zombies'],
} as const

const pointsOf = ({ points, laps }: Person): number => points + laps * THRESHOLDS[RED]

export const outlookOf = (kit: Kit) =>
  ({
    ...OUTLOOK,
    count(board, into) {
      let adrenaline = 0
      let strength = 0
      let health = 0
      let fallen = 0
      for (const who of board.people) {
        if (who.seat === NONE) continue
        adrenaline += pointsOf(who)
        health += Math.max(0, who.health)
        if (who.health <= 0) fallen = 1
        else strength += strengthOf(kit, who)
      }
      let zombies = 0
      for (const count of board.zombies) zombies += count
      into[0] = kit.aims.share(board) * PERCENT
      into[1] = adrenaline * WHOLE
      into[2] = strength
      into[3] = -health * WHOLE
      into[4] = fallen * WHOLE * WHOLE
      into[5] = zombies * WHOLE
    },
  }) satisfies Outlook<Zones>
