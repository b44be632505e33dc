import { isRecord, type Json, nth } from '@graveshift/kernel'
import type { Turn } from '../board.ts'
import { leftIn } from '../budget.ts'
import { MODES } from '../content/types.ts'
import type { Fields } from '../fault.ts'
import { freshTurn } from '../fresh-turn.ts'
import { powersOf } from '../people.ts'
import { countsIn, MOST, type PositionScene, personIn } from './scene.ts'

/** Things done once a turn that are neither an action nor a card. */
const otherDeeds = ({ slipping }: PositionScene['kit']) => [slipping.once, 'destiny']

/** The running turn: whose it is, or also what of it is left, as a view tells it. */
export function readTurn(scene: PositionScene, fields: Fields): number | undefined {
  const raw: Json | undefined = fields.raw('turn')
  if (raw === undefined) return undefined
  const { board } = scene
  if (!isRecord(raw) && typeof raw !== 'string')
    return fields.wrong('turn', 'must be a survivor or an object')
  const inside = isRecord(raw) ? fields.inner('turn') : undefined
  const id = inside ? inside.name('person') : fields.name('turn')
  const person = personIn(scene, inside ?? fields, inside ? 'person' : 'turn', id)
  nth(board.people, person).waiting = false
  const turn = freshTurn(scene.kit.budgets, person)
  board.turns.push(turn)
  if (inside) {
    readSpent(scene, turn, inside)
    readDeeds(scene, turn, inside)
    inside.done()
  }
  return person
}

/** Actions left by what they are good for; of a kind that is not named there are none. */
function readSpent({ kit, board }: PositionScene, turn: Turn, fields: Fields): void {
  if (!fields.has('left')) return
  const powers = powersOf(kit, board, turn.person)
  const left = new Map(countsIn(fields, 'left'))
  const spent = kit.budgets.none.slice()
  for (const { name, at } of kit.budgets.list) {
    const most = leftIn(turn, powers, at)
    const wanted = left.get(name) ?? 0
    left.delete(name)
    if (wanted > most) fields.wrong('left', `${name}: must be a whole number from 0 to ${most}`)
    spent[at] = most - wanted
  }
  turn.spent = spent
  for (const name of left.keys())
    fields.wrong('left', `${name}: must be one of ${kit.budgets.names.join(', ')}`)
}

/** What was done and matters for the rest of the turn. */
function readDeeds(scene: PositionScene, turn: Turn, fields: Fields): void {
  const { kit } = scene
  turn.once = fields.texts('done', MOST) ?? []
  for (const deed of turn.once)
    if (
      !(Object.hasOwn(kit.actions, deed) || Object.hasOwn(kit.cards, deed) || otherDeeds(kit).includes(deed))
    )
      fields.wrong('done', `there is nothing like ${deed} to be done once a turn`)
  turn.fights = fields.whole('fights', 0, MOST, 0)
  const [streak, ...more] = countsIn(fields, 'streak')
  if (streak) {
    const mode = MODES.indexOf(streak[0] as (typeof MODES)[number])
    if (mode < 0 || more.length > 0)
      fields.wrong('streak', `must be one of ${MODES.join(', ')} with its number`)
    Object.assign(turn, { streakMode: mode, streak: streak[1] })
  }
  turn.declined = (fields.texts('declined', MOST) ?? []).map((id) => personIn(scene, fields, 'declined', id))
}
