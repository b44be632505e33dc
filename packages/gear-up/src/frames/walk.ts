import { nth } from '@graveshift/kernel'
import type { Content } from '../content/compile.ts'
import { harm, harmEveryone } from '../harm.ts'
import { findZombie, zombieCard } from '../reach.ts'
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
    if (frame.attackers.length === 0) return undefined
    const zombie = findZombie(table.board, nth(frame.attackers, 0))
    frame.attackers = frame.attackers.slice(1)
    if (!zombie) return 'attack'
    const { id, seat, card } = zombie
    const damage = zombieDamage(content, table.board, zombie)
    if (zombieCard(content, zombie).type === 'bomber') {
      table.emit({ type: 'exploded', zombie: id, card, seat, damage })
      harmEveryone(table, damage, 'bomber')
    } else {
      table.emit({ type: 'attacked', zombie: id, seat, damage })
      harm(table, seat, damage, 'zombie')
    }
    return 'attack'
  },
})

export const damageSteps: Steps<'damage'> = {
  take(table, { seat, amount, from }) {
    table.ask({ kind: 'armor', seat, damage: amount, from })
    return 'end'
  },
  end: () => undefined,
}

export const dodgeSteps: Steps<'dodge'> = {
  ask(table, { seat }) {
    table.ask({ kind: 'dodge', seat })
    return 'end'
  },
  end: () => undefined,
}
