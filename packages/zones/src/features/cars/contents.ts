import { doOf, integerIn, type Refusal } from '@graveshift/kernel'
import type { Action, Needs } from '../../actions/action.ts'
import { beginSearch, cannotSearch, searchWorth } from '../../actions/search.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { PAYS } from '../../budget.ts'
import { emit } from '../../emit.ts'
import { drawing } from '../../frames/search.ts'
import type { ActPick } from '../../game.ts'
import { personAt } from '../../people.ts'
import { POLICY as F } from '../../policy/figures.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import { SPECIAL } from '../../streams.ts'
import type { Car, CarBoard, CarGame, CarKit } from './cars.ts'
import { CAR } from './outward.ts'

/** What lies in cars. */

interface CarPick extends ActPick {
  readonly car: number
}

type CarAction = Action<CarPick, CarGame, CarKit>

/** An action that is about one car in the zone. */
function carAction(
  name: string,
  rules: {
    readonly needs: Needs
    readonly bots: NonNullable<CarAction['bots']>
    check(kit: CarKit, board: CarBoard, person: number, car: Car): Refusal | undefined
    perform: CarAction['perform']
  },
): CarAction {
  return {
    do: name,
    needs: rules.needs,
    fields: [{ car: CAR }],
    bots: rules.bots,
    candidates(_kit, board, _person, into) {
      board.cars.forEach((_, car) => {
        into.push({ do: name, car })
      })
    },
    check(kit, board, person, { car }) {
      const wanted = board.cars[car]
      if (wanted?.zone !== personAt(board, person).zone) return kit.cars.refusals.reach['no-car-here']
      return rules.check(kit, board, person, wanted)
    },
    perform: rules.perform,
    parse(_kit, _board, raw): CarPick | Refusal {
      const car = integerIn(raw, 'car')
      return doOf(raw) === name && car !== undefined ? { do: name, car } : NOT_AN_ANSWER
    },
    show: (_kit, _board, { car }) => ({ do: name, car }),
  }
}

/** Weapons in a car are better than what lies in rooms. */
const ARMS = 40

/** The crate in a pimpmobile, taken like an objective, once (Z2-CAR-07). */
export const trunkAction = carAction('trunk', {
  needs: { pays: PAYS.other },
  bots: { atSight: 150, worth: () => F.crate },
  check(kit, board, person, { crate }) {
    const why = kit.cars.refusals.trunk
    return crate ? cannotPay(kit, board, person, PAYS.other, 1, why['no-actions']) : why['no-token-here']
  },
  perform(kit, table, person, { car }) {
    act(kit, table, person, 'trunk', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'trunkEmptied', person, car })
    table.push(drawing(person, 1, { pile: SPECIAL }))
  },
})

/** Weapons in a police car: the turn's search, wherever one sits (Z2-CAR-08, Z2-RUL-40). */
export const searchCarAction = carAction('search-car', {
  needs: { pays: PAYS.search },
  bots: { atSight: 80, worth: (_kit, look) => searchWorth(look) + ARMS },
  check(kit, board, person, { kind }) {
    const { armed, refusals } = kit.cars
    return armed.includes(kind) ? cannotSearch(kit, board, person) : refusals.searchCar['no-car-here']
  },
  perform: (kit, table, person) => beginSearch(kit, table, person, true),
})
