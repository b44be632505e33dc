import { ownerOf } from '@graveshift/games'
import { findFace, firstGame } from '../games/registry.ts'

/** What a link to an online table opens, and the key for it; it is taken out of the address once it was read. */
export interface TableLink {
  readonly kind: 'invite' | 'watch' | 'seat' | 'replay'
  readonly key: string
}

/**
 * Where in the client one is. The address after '#' says it, so that any plain file server will do. Where a place
 * belongs to a game and none is named, it is the first one's.
 */
export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'set-up'; readonly game: string }
  | { readonly screen: 'campaign-set-up'; readonly game: string }
  | { readonly screen: 'campaign'; readonly id: string }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'end'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'shared'; readonly code: string }
  | { readonly screen: 'online'; readonly game?: string | undefined }
  | { readonly screen: 'daily'; readonly game?: string | undefined; readonly day: string | undefined }
  | { readonly screen: 'table'; readonly room: string; readonly link: TableLink | undefined }
  | { readonly screen: 'shelf' }
  | { readonly screen: 'statistics'; readonly game?: string | undefined }
  | { readonly screen: 'achievements'; readonly game?: string | undefined }
  | { readonly screen: 'rules'; readonly game?: string | undefined; readonly topic: string | undefined }
  | { readonly screen: 'learn'; readonly game?: string | undefined; readonly lesson: string | undefined }
  | { readonly screen: 'settings' }
  | { readonly screen: 'credits' }
  | { readonly screen: 'gallery'; readonly game?: string | undefined }
  | { readonly screen: 'nowhere' }

/** Letters of a packed game; how many are too many is for whoever unpacks it. */
const CODE = /^[A-Za-z0-9_-]+$/
const ID = /^[a-z0-9-]{1,64}$/
const ROOM = /^[A-Za-z0-9_-]{22}$/
const KEY = /^[A-Za-z0-9_-]{22}(?:[1-9][0-9]{0,5})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** February has no 31st day, and no month a day 0. */
const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(Date.parse(`${text}T00:00:00Z`) || 0).toISOString().startsWith(text)

const TABLE_LINKS = ['invite', 'watch', 'seat', 'replay'] as const

function tableAt(room: string | undefined, what: string | undefined, key: string | undefined): Route {
  if (room === undefined || !ROOM.test(room)) return { screen: 'nowhere' }
  if (what === undefined) return { screen: 'table', room, link: undefined }
  const kind = TABLE_LINKS.find((known) => known === what)
  return kind !== undefined && key !== undefined && KEY.test(key)
    ? { screen: 'table', room, link: { kind, key } }
    : { screen: 'nowhere' }
}

/** Places that every game has, each under its own address; without one they are the first game's. */
const OF_GAMES = ['rules', 'learn', 'gallery', 'online', 'daily', 'statistics', 'achievements']

/** A place that belongs to a game, by its address after the game's: `new`, `rules/<topic>`, `learn/<lesson>`. */
function placeOfGame(game: string, [place, ...rest]: readonly string[]): Route {
  if (place === 'new' && rest.length === 0) return { screen: 'set-up', game }
  if (place === 'campaign' && rest.length === 0) return { screen: 'campaign-set-up', game }
  if (place === undefined || !OF_GAMES.includes(place)) return { screen: 'nowhere' }
  const route = routeFrom([place, ...rest].join('/'))
  return route.screen === 'nowhere' ? route : ({ ...route, game } as Route)
}

export function routeFrom(hash: string): Route {
  const [first = '', second, third, ...more] = hash.replace(/^#?\/?/, '').split('/')
  // What is played only within a campaign has no places of its own.
  if (findFace(first) && ownerOf(first) === first)
    return placeOfGame(
      first,
      [second, third, ...more].filter((part) => part !== undefined),
    )
  if (first === 'table' && more.length < 2) return tableAt(second, third, more[0])
  if (more.length > 0) return { screen: 'nowhere' }
  switch (first) {
    case '':
      return { screen: 'landing' }
    case 'campaign':
    case 'game':
    case 'end':
    case 'replay':
      return second !== undefined && ID.test(second) && third === undefined
        ? { screen: first, id: second }
        : { screen: 'nowhere' }
    case 'shared':
      return second !== undefined && CODE.test(second) && third === undefined
        ? { screen: 'shared', code: second }
        : { screen: 'nowhere' }
    case 'rules':
      return { screen: 'rules', topic: second }
    case 'daily':
      return (second === undefined || isDay(second)) && third === undefined
        ? { screen: 'daily', day: second }
        : { screen: 'nowhere' }
    case 'learn':
      return (second === undefined || ID.test(second)) && third === undefined
        ? { screen: 'learn', lesson: second }
        : { screen: 'nowhere' }
    case 'online':
    case 'shelf':
    case 'statistics':
    case 'achievements':
    case 'settings':
    case 'credits':
    case 'gallery':
      return second === undefined ? { screen: first } : { screen: 'nowhere' }
    default:
      return { screen: 'nowhere' }
  }
}

/** The beginning of an address of a game; the first game's is left out. */
const within = (game: string | undefined): string =>
  game === undefined || game === firstGame() ? '#' : `#/${game}`

/** The link to a place. */
export function hrefOf(route: Exclude<Route, { screen: 'nowhere' }>): string {
  switch (route.screen) {
    case 'landing':
      return '#/'
    case 'set-up':
      return `#/${route.game}/new`
    case 'campaign-set-up':
      return `#/${route.game}/campaign`
    case 'campaign':
    case 'game':
    case 'end':
    case 'replay':
      return `#/${route.screen}/${route.id}`
    case 'shared':
      return `#/shared/${route.code}`
    case 'table':
      return `#/table/${route.room}${route.link ? `/${route.link.kind}/${route.link.key}` : ''}`
    case 'rules':
      return `${within(route.game)}/rules${route.topic === undefined ? '' : `/${route.topic}`}`
    case 'daily':
      return `${within(route.game)}/daily${route.day === undefined ? '' : `/${route.day}`}`
    case 'learn':
      return `${within(route.game)}/learn${route.lesson === undefined ? '' : `/${route.lesson}`}`
    case 'gallery':
    case 'online':
    case 'statistics':
    case 'achievements':
      return `${within(route.game)}/${route.screen}`
    default:
      return `#/${route.screen}`
  }
}
