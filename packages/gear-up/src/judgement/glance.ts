import type { ChoiceRule, Random } from '@graveshift/kernel'
import { type Attacker, attackerWith } from '../attacker.ts'
import type { Board } from '../board.ts'
import { ammoTargets, DONE, sampleShot } from '../choices/ammo.ts'
import { armorRange } from '../choices/armor.ts'
import { attackers, freshAim, PASS, sampleAttack } from '../choices/attack.ts'
import { STOP } from '../choices/draw.ts'
import { choicesOf } from '../choices/index.ts'
import { SKIP } from '../choices/sweep.ts'
import { lockedWeapons, sampleUpgrade } from '../choices/upgrade.ts'
import type { Content } from '../content/compile.ts'
import type { Choice, ChoiceOf, GearUp, Pick } from '../game.ts'
import { sampleHitOn } from '../hits.ts'
import { canBeHit } from '../reach.ts'
import { owned, seatBoard, seatCount } from '../seats.ts'

type Hunch = (board: Board, choice: Choice, pick: Pick) => number

const MOST_SEATS = 6
/** Zombies before each seat; filled anew for every look. */
const loads = new Int32Array(MOST_SEATS)

/** The street with the fewest zombies of those that come up. */
function glanceAtDeal(board: Board, random: Random, glances: number): Pick {
  const { tray } = board
  const seats = seatCount(board)
  // Not `fill`, which takes longer than the rest.
  for (let seat = 0; seat < seats; seat++) loads[seat] = 0
  for (const zombie of board.zombies) loads[zombie.seat] = (loads[zombie.seat] as number) + 1
  let best = 0
  let street = 0
  for (let seen = 0; seen < glances; seen++) {
    const card = seats === 1 ? 0 : random.below(tray.length)
    const seat = random.below(seats)
    if (seen > 0 && (loads[seat] as number) >= (loads[street] as number)) continue
    best = card
    street = seat
  }
  return { do: 'deal', card: tray[best] as string, seat: street }
}

/** More armor looks better. */
function glanceAtArmor(board: Board, choice: ChoiceOf<'armor'>, random: Random, glances: number): Pick {
  const { least, most } = armorRange(board, choice.seat, choice.damage)
  let best = 0
  for (let seen = 0; seen < glances; seen++) best = Math.max(best, random.below(most - least + 1))
  return { do: 'armor', amount: least + best }
}

/**
 * The best looking of a few answers at random: what `sample` and `hunch` give one by one, for less than half the time,
 * because what all answers to a question have in common is found once.
 */
export function glanceOf(content: Content, hunch: Hunch) {
  const rules = choicesOf(content)

  /** The best looking of what comes up. */
  function bestOf(board: Board, choice: Choice, glances: number, next: () => Pick): Pick {
    let best = next()
    let most = hunch(board, choice, best)
    for (let seen = 1; seen < glances; seen++) {
      const pick = next()
      const worth = hunch(board, choice, pick)
      if (worth <= most) continue
      most = worth
      best = pick
    }
    return best
  }

  function glanceAtAttack(board: Board, choice: ChoiceOf<'attack'>, random: Random, glances: number): Pick {
    const able = attackers(content, board, choice)
    const aims = able.map(freshAim)
    return bestOf(board, choice, glances, () => {
      if (random.below(16) === 0) return PASS
      const who = able.length === 1 ? 0 : random.below(able.length)
      return sampleAttack(content, board, able[who] as Attacker, [], random, aims[who]) ?? PASS
    })
  }

  function glanceAtDraw(board: Board, choice: ChoiceOf<'draw'>, random: Random, glances: number): Pick {
    const by = attackerWith(content, board, choice.seat, choice.wield)
    const aim = freshAim()
    return bestOf(board, choice, glances, () =>
      random.below(16) === 0 ? STOP : (sampleAttack(content, board, by, choice.avoid, random, aim) ?? STOP),
    )
  }

  function glanceAtAmmo(board: Board, choice: ChoiceOf<'ammo'>, random: Random, glances: number): Pick {
    if (owned(seatBoard(board, choice.seat).ammo) === 0) return DONE
    const targets = ammoTargets(content, board, choice.seat)
    return bestOf(board, choice, glances, () => sampleShot(content, board, targets, random))
  }

  function glanceAtSweep(board: Board, choice: ChoiceOf<'sweep'>, random: Random, glances: number): Pick {
    const { target } = choice
    const by = attackerWith(content, board, choice.seat, choice.wield)
    const open = canBeHit(content, board, target)
    return bestOf(board, choice, glances, () =>
      random.below(16) === 0 || !open ? SKIP : sampleHitOn(content, board, by, target, random),
    )
  }

  function glanceAtUpgrade(board: Board, choice: ChoiceOf<'upgrade'>, random: Random, glances: number): Pick {
    const locked = lockedWeapons(board, choice.seat)
    return bestOf(board, choice, glances, () => sampleUpgrade(locked, random))
  }

  return (board: Board, choice: Choice, random: Random, glances: number): Pick => {
    switch (choice.kind) {
      case 'deal':
        return glanceAtDeal(board, random, glances)
      case 'armor':
        return glanceAtArmor(board, choice, random, glances)
      case 'attack':
        return glanceAtAttack(board, choice, random, glances)
      case 'draw':
        return glanceAtDraw(board, choice, random, glances)
      case 'ammo':
        return glanceAtAmmo(board, choice, random, glances)
      case 'upgrade':
        return glanceAtUpgrade(board, choice, random, glances)
      case 'sweep':
        return glanceAtSweep(board, choice, random, glances)
      default: {
        const rule: ChoiceRule<GearUp, never, Pick> = rules[choice.kind]
        return bestOf(board, choice, glances, () => rule.sample(board, choice as never, random))
      }
    }
  }
}
