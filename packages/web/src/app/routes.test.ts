import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { firstGame, knowGames } from '../games/registry.ts'
import { hrefOf, type Route, routeFrom } from './routes.ts'

knowGames(GAMES)

const game = firstGame()

const places: Exclude<Route, { screen: 'nowhere' }>[] = [
  { screen: 'landing' },
  { screen: 'set-up', game },
  { screen: 'campaign-set-up', game },
  { screen: 'campaign', id: 'a1b2-c3' },
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
  { screen: 'rules', topic: 'XY-ATK-03' },
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
  [`#/${game}/new`, { screen: 'set-up', game }],
  [`#/${game}/rules/XY-ATK-03`, { screen: 'rules', game, topic: 'XY-ATK-03' }],
  [`#/${game}/learn/turn`, { screen: 'learn', game, lesson: 'turn' }],
  [`#/${game}/daily/2026-11-18`, { screen: 'daily', game, day: '2026-11-18' }],
  [`#/${game}/online`, { screen: 'online', game }],
  [`#/${game}/statistics`, { screen: 'statistics', game }],
  [`#/${game}/achievements`, { screen: 'achievements', game }],
  [`#/${game}/gallery`, { screen: 'gallery', game }],
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
  `#/${game}`,
  `#/${game}/new/x`,
  `#/${game}/game/a1`,
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
