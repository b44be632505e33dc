import type { ZonesBoard } from '../board.ts'
import { waitingOf } from '../choices/activate.ts'
import { throwsUsualAgain } from '../combat/dice.ts'
import type { ActivatePick, RerollPick, ZonesChoice, ZonesChoiceOf, ZonesPick } from '../game.ts'
import { zombiesIn } from '../horde.ts'
import { opensDoors, strengthAt } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { bestArrange } from './arrange.ts'
import { bestAct, worthOfTurn } from './best-act.ts'
import { POLICY as F } from './figures.ts'

/** Others wait for whoever drives. */
const DRIVER = 5_000

function bestActivate(kit: Kit, board: ZonesBoard, seat: number): ActivatePick | undefined {
  const orders = kit.aims.orders(board)
  let best: number | undefined
  let most = 0
  for (const person of waitingOf(board, seat)) {
    const who = personAt(board, person)
    const worth =
      zombiesIn(kit, board, who.zone) * F.firstFighter +
      (opensDoors(kit, who) ? F.firstOpener : 0) +
      strengthAt(kit, board, person) +
      (kit.aims.goesFirst(board, person) ? DRIVER : 0) +
      Math.floor((worthOfTurn(kit, board, person, orders) * F.turn) / 100)
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
