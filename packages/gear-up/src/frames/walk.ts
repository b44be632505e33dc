import type { Content } from '../content/compile.ts'
import { harm, harmEveryone } from '../harm.ts'
import { ANY_QUESTION } from '../one-form.ts'
import { cardOf, findZombie } from '../reach.ts'
import { owned, seatBoard } from '../seats.ts'
import { attackers, movers, zombieDamage } from '../walk.ts'
import type { Steps } from './steps.ts'

/** Movers and attackers come from one look at the streets, so nobody moves in and bites at once (GU-WLK-05). */
export const walkSteps = (content: Content): Steps<'walk'> => ({
  begin(table, frame) {
    const { board } = table
    frame.attackers = attackers(content, board, frame.speed).map((zombie) => zombie.id)
    const moving = movers(content, board, frame.speed).map((zombie) => zombie.id)
    if (moving.length > 0) table.emit({ type: 'walked', zombies: moving })
    return 'attack'
  },
  attack(table, frame) {
    const { board } = table
    const { attackers } = frame
    for (let at = 0; at < attackers.length; at++) {
      const zombie = findZombie(board, attackers[at] as number)
      if (!zombie) continue
      const { id, seat, card } = zombie
      const damage = zombieDamage(content, board, zombie)
      // Whoever has no armor has nothing to decide: the next one attacks at once.
      const unasked = owned(seatBoard(board, seat).armor) === 0
      const bomber = cardOf(content, zombie).type === 'bomber'
      if (bomber) {
        table.emit({ type: 'exploded', zombie: id, card, seat, damage })
        harmEveryone(table, damage, 'bomber')
      } else {
        table.emit({ type: 'attacked', zombie: id, seat, damage })
        harm(table, seat, damage, 'zombie')
      }
      if (unasked && !bomber && board.outcome === undefined) continue
      frame.attackers = attackers.slice(at + 1)
      return 'attack'
    }
    return undefined
  },
})

export const damageSteps: Steps<'damage'> = {
  take(table, { seat, amount, from }) {
    table.ask({ ...ANY_QUESTION, kind: 'armor', seat, damage: amount, from })
    return 'end'
  },
  end: () => undefined,
}

export const dodgeSteps: Steps<'dodge'> = {
  ask(table, { seat }) {
    table.ask({ ...ANY_QUESTION, kind: 'dodge', seat })
    return 'end'
  },
  end: () => undefined,
}
