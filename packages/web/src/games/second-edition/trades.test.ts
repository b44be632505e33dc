import { type Game, isFault, isRefusal, type Json } from '@graveshift/kernel'
import { type ChoiceOf, kitFor, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import type { ArrangePick } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { GameStore } from '../../store/game-store.ts'
import { answersTo, drafted, draftOf, withFinds } from '../../zone-table/cards/draft.ts'
import { giveInTurn } from '../../zone-table/decide/give-in-turn.ts'
import { undoWhole } from '../../zone-table/decide/undo-whole.ts'

const ROOM = '6R.a'

/** Amy, with Doug beside her, does something by which cards are moved about. */
function arranging(action: Json, hand: readonly string[], pack: readonly string[], card = 'water') {
  const options = SECOND_EDITION_MODULE.readPosition?.({
    mission: 'M1',
    teams: [['amy'], ['doug']],
    turn: 'amy',
    people: [
      { id: 'amy', zone: ROOM, hand: [...hand], pack: [...pack] },
      { id: 'doug', zone: ROOM, hand: ['pistol'] },
    ],
  })
  if (!options || isFault(options)) throw new Error(options?.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'trade' }, { equipment: [card] })
  if (isRefusal(session)) throw new Error(session.refused)
  const act = session.choices()[0]
  if (!act) throw new Error('nothing is asked')
  const done = session.do(0, act.id, action)
  if (isRefusal(done)) throw new Error(done.refused)
  const store = new GameStore<SecondEdition>('trade', session, async () => undefined, 'saved')
  const choice = store.snapshot().open.find((open): open is ChoiceOf<'arrange'> => open.kind === 'arrange')
  if (!choice) throw new Error('no cards are moved')
  const rules = session.rules as unknown as Parameters<typeof drafted>[0]
  return { store, choice, rules, kit: kitFor(options), begin: draftOf(session.state.board, choice) }
}

const put = (card: string, from: string, to: string, back?: string): ArrangePick => ({
  do: 'put',
  card,
  from,
  to,
  for: back,
})

test('a find is laid where there is room for it: weapons into a hand, all else into the backpack', () => {
  const food = arranging({ do: 'search' }, ['fire-axe'], [])
  expect(withFinds(food.rules, food.kit, food.begin).picks).toEqual([put('water', 'found', 'pack')])
  const weapon = arranging({ do: 'search' }, ['fire-axe'], [], 'katana')
  expect(withFinds(weapon.rules, weapon.kit, weapon.begin).picks).toEqual([put('katana', 'found', 'hand')])
  const full = arranging(
    { do: 'search' },
    ['fire-axe', 'pistol'],
    ['water', 'canned-food', 'bag-of-rice'],
    'katana',
  )
  expect(withFinds(full.rules, full.kit, full.begin).picks).toEqual([])
})

test('moves are tried by the rules, and nothing of them is decided', () => {
  const { store, rules, begin } = arranging(
    { do: 'trade', partner: 'doug' },
    ['fire-axe', 'katana'],
    ['water'],
  )
  const gave = drafted(rules, begin, put('katana', 'hand', 'partner-hand'))
  expect(gave.board.people.map(({ hand }) => hand)).toEqual([['fire-axe'], ['katana', 'pistol']])
  // What the rules refuse changes nothing.
  expect(drafted(rules, gave, put('chainsaw', 'hand', 'pack'))).toBe(gave)
  expect(answersTo(rules, gave)).toContainEqual(put('fire-axe', 'hand', 'partner-hand', 'pistol'))
  expect(store.session.state.board.people[1]?.hand).toEqual(['pistol'])
})

test('what was moved is answered in turn and ends with the question to the partner', async () => {
  const { store, choice, rules, begin } = arranging(
    { do: 'trade', partner: 'doug' },
    ['fire-axe', 'katana'],
    ['water'],
  )
  const once = drafted(rules, begin, put('katana', 'hand', 'partner-hand'))
  const { picks, board } = drafted(rules, once, put('water', 'pack', 'hand'))
  const [first, ...rest] = [...picks, { do: 'done' } as const]
  if (!first) throw new Error('nothing was moved')
  expect(store.do(0, choice.id, first)).toBeUndefined()
  await giveInTurn(store as unknown as GameStore<Game>, 0, choice, rest)
  expect(store.snapshot().open.map(({ kind, seat }) => [kind, seat])).toEqual([['agree', 1]])
  expect(store.session.state.board.people.map(({ hand }) => hand)).toEqual(
    board.people.map(({ hand }) => hand),
  )
})

test('cards that were moved about as one go back as one', async () => {
  const { store, choice, rules, begin } = arranging({ do: 'reorganise' }, ['fire-axe', 'katana'], ['water'])
  const { picks } = drafted(
    rules,
    drafted(rules, begin, put('katana', 'hand', 'pack')),
    put('water', 'pack', 'hand'),
  )
  const [first, ...rest] = [...picks, { do: 'done' } as const]
  if (!first) throw new Error('nothing was moved')
  const shared = store as unknown as GameStore<Game>
  store.do(0, choice.id, first)
  await giveInTurn(shared, 0, choice, rest)
  expect(store.snapshot().open.map(({ kind }) => kind)).toEqual(['act'])
  expect(undoWhole(shared)).toBeUndefined()
  expect(store.snapshot().open).toEqual([choice])
  expect(store.session.state.board.people[0]).toMatchObject({ hand: ['fire-axe', 'katana'], pack: ['water'] })
  // The next one takes back what the cards were moved about for.
  undoWhole(shared)
  expect(store.snapshot().open.map(({ kind }) => kind)).toEqual(['act'])
})
