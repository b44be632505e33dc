import type { ZonesBoard } from '../board.ts'
import { waitingOf } from '../choices/activate.ts'
import { throwsUsualAgain } from '../combat/dice.ts'
import type { ActivatePick, RerollPick, ZonesChoice, ZonesChoiceOf, ZonesPick } from '../game.ts'
import { zombiesIn } from '../horde.ts'
import { opensDoors, strengthOf } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { bestArrange } from './arrange.ts'
import { bestAct } from './best-act.ts'
import { shoots } from './fight-worth.ts'

/** Whoever stands among zombies goes first, then who shoots, then who is strong and opens the way. */
const FIRST = { driver: 5_000, zombie: 400, shooter: 300, opener: 250 }

function bestActivate(kit: Kit, board: ZonesBoard, seat: number): ActivatePick | undefined {
  let best: number | undefined
  let most = 0
  for (const person of waitingOf(board, seat)) {
    const who = personAt(board, person)
    const worth =
      zombiesIn(kit, board, who.zone) * FIRST.zombie +
      (shoots(kit, who) ? FIRST.shooter : 0) +
      (opensDoors(kit, who) ? FIRST.opener : 0) +
      strengthOf(kit, who) +
      (kit.aims.goesFirst(board, person) ? FIRST.driver : 0)
    if (best !== undefined && worth <= most) continue
    most = worth
    best = person
  }
  return best === undefined ? undefined : { do: 'activate', person: best }
}

const SIDES = 6

/** Thrown again if less hit than was to be expected. */
function bestReroll(kit: Kit, { dice, accuracy, again }: ZonesChoiceOf<'reroll'>): RerollPick {
  const hits = dice.filter((die) => die >= accuracy).length
  const source = again.find((each) => throwsUsualAgain(kit, each))
  return source !== undefined && hits * SIDES * 4 + SIDES < dice.length * (SIDES + 1 - accuracy) * 4
    ? { do: 'reroll', source }
    : { do: 'keep' }
}

/** An answer as somebody gives it who knows the game but does not look ahead; undefined where any good looking one will do. */
export function policyOf(
  kit: Kit,
  board: ZonesBoard,
  choice: ZonesChoice,
  list: () => readonly ZonesPick[],
): ZonesPick | undefined {
  switch (choice.kind) {
    case 'act':
      return bestAct(kit, board, choice)
    case 'activate':
      return bestActivate(kit, board, choice.seat)
    case 'reroll':
      return bestReroll(kit, choice)
    case 'arrange':
      return bestArrange(kit, board, choice, list())
    default:
      return undefined
  }
}
