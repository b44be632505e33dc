import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { knowGames } from '../games/registry.ts'
import { hrefOf, type Route, routeFrom } from './routes.ts'

knowGames(GAMES)

const places: Exclude<Route, { screen: 'nowhere' }>[] = [
  { screen: 'landing' },
  { screen: 'set-up', game: 'gear-up' },
  { screen: 'game', id: 'a1b2-c3' },
  { screen: 'end', id: 'a1' },
  { screen: 'replay', id: 'a1' },
  { screen: 'shared', code: 'aZ_-09' },
  { screen: 'online' },
  { screen: 'table', room: 'abcdefghijABCDEFGH_-09', link: undefined },
  {
    screen: 'table',
    room: 'abcdefghijABCDEFGH_-09',
    link: { kind: 'invite', key: 'keykeykeykeykeykeykey_' },
  },
  { screen: 'shelf' },
  { screen: 'statistics' },
  { screen: 'achievements' },
  { screen: 'rules', topic: undefined },
  { screen: 'rules', topic: 'GU-ATK-03' },
  { screen: 'learn', lesson: undefined },
  { screen: 'learn', lesson: 'turn' },
  { screen: 'settings' },
  { screen: 'credits' },
  { screen: 'gallery' },
]

test.each(places)('the link to $screen leads there', (place) => {
  expect(routeFrom(hrefOf(place))).toEqual(place)
})

test.each([
  ['#/gear-up/new', { screen: 'set-up', game: 'gear-up' }],
  ['#/gear-up/rules/GU-ATK-03', { screen: 'rules', game: 'gear-up', topic: 'GU-ATK-03' }],
  ['#/gear-up/learn/turn', { screen: 'learn', game: 'gear-up', lesson: 'turn' }],
  ['#/gear-up/gallery', { screen: 'gallery', game: 'gear-up' }],
])('%s is a place of a game', (hash, place) => {
  expect(routeFrom(hash)).toEqual(place)
})

test('an empty address is the landing page', () => {
  expect(routeFrom('')).toEqual({ screen: 'landing' })
  expect(routeFrom('#')).toEqual({ screen: 'landing' })
})

test.each([
  '#/game',
  '#/game/../x',
  '#/game/<script>',
  '#/game/a/b',
  '#/gear-up',
  '#/gear-up/new/x',
  '#/gear-up/game/a1',
  '#/no-such-game/new',
  '#/learn/turn/2',
  '#/end',
  '#/replay/A',
  '#/shared',
  '#/shared/a+b',
  '#/online/x',
  '#/table',
  '#/table/short',
  '#/table/abcdefghijABCDEFGH_-09/invite',
  '#/table/abcdefghijABCDEFGH_-09/steal/keykeykeykeykeykeykey_',
  '#/table/abcdefghijABCDEFGH_-09/seat/keykeykeykeykeykeykey_/x',
  '#/table/abcdefghijABCDEFGH_-09/invite/cutoffcutoffcutoffcu',
  '#/daily/0000-00-00',
  '#/daily/2026-11-00',
  '#/daily/2026-02-31',
  '#/shelf/x',
  '#/settings/x',
  '#/a/b/c/d',
])('%s leads nowhere', (hash) => {
  expect(routeFrom(hash)).toEqual({ screen: 'nowhere' })
})
