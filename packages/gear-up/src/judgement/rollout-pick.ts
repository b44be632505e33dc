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

type Evaluate = (board: Board, choice: Choice, pick: Pick) => number

const MOST_SEATS = 6
/** Zombies before each seat; filled anew for every look. */
const loads = new Int32Array(MOST_SEATS)

/** The street with the fewest zombies of those that come up. */
function pickAtDeal(board: Board, random: Random, samples: number): Pick {
  const { tray } = board
  const seats = seatCount(board)
  // Not `fill`, which takes longer than the rest.
  for (let seat = 0; seat < seats; seat++) loads[seat] = 0
  for (const zombie of board.zombies) loads[zombie.seat] = (loads[zombie.seat] as number) + 1
  let best = 0
  let street = 0
  for (let seen = 0; seen < samples; seen++) {
    const card = seats === 1 ? 0 : random.below(tray.length)
    const seat = random.below(seats)
    if (seen > 0 && (loads[seat] as number) >= (loads[street] as number)) continue
    best = card
    street = seat
  }
  return { do: 'deal', card: tray[best] as string, seat: street }
}

/** More armor looks better. */
function pickAtArmor(board: Board, choice: ChoiceOf<'armor'>, random: Random, samples: number): Pick {
  const { least, most } = armorRange(board, choice.seat, choice.damage)
  let best = 0
  for (let seen = 0; seen < samples; seen++) best = Math.max(best, random.below(most - least + 1))
  return { do: 'armor', amount: least + best }
}

/**
 * The best looking of a few answers at random: what `sample` and `evaluateMove` give one by one, for less than half the time,
 * because what all answers to a question have in common is found once.
 */
export function rolloutPickOf(content: Content, evaluateMove: Evaluate) {
  const rules = choicesOf(content)

  /** The best looking of what comes up. */
  function bestOf(board: Board, choice: Choice, samples: number, next: () => Pick): Pick {
    let best = next()
    let most = evaluateMove(board, choice, best)
    for (let seen = 1; seen < samples; seen++) {
      const pick = next()
      const worth = evaluateMove(board, choice, pick)
      if (worth <= most) continue
      most = worth
      best = pick
    }
    return best
  }

  function pickAtAttack(board: Board, choice: ChoiceOf<'attack'>, random: Random, samples: number): Pick {
    const able = attackers(content, board, choice)
    const aims = able.map(freshAim)
    return bestOf(board, choice, samples, () => {
      if (random.below(16) === 0) return PASS
      const who = able.length === 1 ? 0 : random.below(able.length)
      return sampleAttack(content, board, able[who] as Attacker, [], random, aims[who]) ?? PASS
    })
  }

  function pickAtDraw(board: Board, choice: ChoiceOf<'draw'>, random: Random, samples: number): Pick {
    const by = attackerWith(content, board, choice.seat, choice.wield)
    const aim = freshAim()
    return bestOf(board, choice, samples, () =>
      random.below(16) === 0 ? STOP : (sampleAttack(content, board, by, choice.avoid, random, aim) ?? STOP),
    )
  }

  function pickAtAmmo(board: Board, choice: ChoiceOf<'ammo'>, random: Random, samples: number): Pick {
    if (owned(seatBoard(board, choice.seat).ammo) === 0) return DONE
    const targets = ammoTargets(content, board, choice.seat)
    return bestOf(board, choice, samples, () => sampleShot(content, board, targets, random))
  }

  function pickAtSweep(board: Board, choice: ChoiceOf<'sweep'>, random: Random, samples: number): Pick {
    const { target } = choice
    const by = attackerWith(content, board, choice.seat, choice.wield)
    const open = canBeHit(content, board, target)
    return bestOf(board, choice, samples, () =>
      random.below(16) === 0 || !open ? SKIP : sampleHitOn(content, board, by, target, random),
    )
  }

  function pickAtUpgrade(board: Board, choice: ChoiceOf<'upgrade'>, random: Random, samples: number): Pick {
    const locked = lockedWeapons(board, choice.seat)
    return bestOf(board, choice, samples, () => sampleUpgrade(locked, random))
  }

  return (board: Board, choice: Choice, random: Random, samples: number): Pick => {
    switch (choice.kind) {
      case 'deal':
        return pickAtDeal(board, random, samples)
      case 'armor':
        return pickAtArmor(board, choice, random, samples)
      case 'attack':
        return pickAtAttack(board, choice, random, samples)
      case 'draw':
        return pickAtDraw(board, choice, random, samples)
      case 'ammo':
        return pickAtAmmo(board, choice, random, samples)
      case 'upgrade':
        return pickAtUpgrade(board, choice, random, samples)
      case 'sweep':
        return pickAtSweep(board, choice, random, samples)
      default: {
        const rule: ChoiceRule<GearUp, never, Pick> = rules[choice.kind]
        return bestOf(board, choice, samples, () => rule.sample(board, choice as never, random))
      }
    }
  }
}
