import type { Target } from '../board.ts'
import { lockedWeapons } from '../choices/upgrade.ts'
import type { Content } from '../content/compile.ts'
import { ANY_QUESTION } from '../one-form.ts'
import { armOf, seatBoard } from '../seats.ts'
import type { Steps } from './steps.ts'

/** The weapon once, in solo a companion before or after it. */
export const attackSteps: Steps<'attack'> = {
  choose(table, { seat, weapon, companion }) {
    if (!weapon && !companion) return undefined
    table.ask({ ...ANY_QUESTION, kind: 'attack', seat, weapon, companion })
    return 'choose'
  },
}

/** One use of a weapon or companion: its draws, Frenzy, and perhaps a second activation. */
export const activationSteps = (content: Content): Steps<'activation'> => ({
  draw(table, frame) {
    const { seat, wield } = frame
    if (frame.sweep.length > 0) {
      table.ask({ ...ANY_QUESTION, kind: 'sweep', seat, wield, target: frame.sweep[0] as Target })
      frame.sweep = frame.sweep.slice(1)
      return 'draw'
    }
    if (frame.left === 0) return 'finish'
    table.ask({ ...ANY_QUESTION, kind: 'draw', seat, wield, avoid: frame.avoid })
    return 'draw'
  },
  finish(table, frame) {
    // An activation without a draw was declined: no circle, no second one (GU-EFX-26, GU-EFX-22).
    if (frame.made === 0) return undefined
    const { seat, wield, damage, hit } = frame
    const { atEnd, seconds } = armOf(content, table.board, seat, wield).powers
    for (const come of atEnd) come(content, table, frame)
    if (!frame.second && seconds.length > 0)
      table.ask({ ...ANY_QUESTION, kind: 'again', seat, wield, damage, hit })
    return 'end'
  },
  end: () => undefined,
})

export const knockbackSteps: Steps<'knockback'> = {
  ask(table, { seat, zombie }) {
    table.ask({ ...ANY_QUESTION, kind: 'knockback', seat, zombie })
    return 'end'
  },
  end: () => undefined,
}

export const ammoSteps: Steps<'ammo'> = {
  choose(table, { seat }) {
    table.ask({ ...ANY_QUESTION, kind: 'ammo', seat })
    return 'choose'
  },
  end: () => undefined,
}

/** One upgrade after another; with nothing locked any more the rest is lost (GU-UPG-02). */
export const upgradeSteps: Steps<'upgrade'> = {
  choose(table, { seat }) {
    const { owed } = seatBoard(table.board, seat)
    if (owed === 0) return undefined
    if (lockedWeapons(table.board, seat).length > 0) {
      table.ask({ ...ANY_QUESTION, kind: 'upgrade', seat })
      return 'choose'
    }
    table.emit({ type: 'upgradesLost', seat, count: owed })
    return undefined
  },
}
