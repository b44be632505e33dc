import { nth, type Term } from '@graveshift/kernel'
import { cardTerm, logLine, NONE, personTerm, type Teller, word, zoneTerm } from '@graveshift/zones'
import { GAUGE } from '../content/figures.ts'
import { isHot } from '../town/gauge.ts'
import type { SteamBoard, SteamEvent, SteamEventOf, SteamKit } from './steam-game.ts'

const nozzleAt = (kit: SteamKit, at: number): Term => zoneTerm(kit, nth(kit.steam.machines, at).nozzle)

/** What happens with steam, as sentences. */
export const STEAM_TELLERS: {
  readonly [T in SteamEvent['type']]: Teller<SteamEventOf<T>, SteamKit, SteamBoard>
} = {
  depleted: ({ person, card }, kit, board) =>
    logLine('depleted', { person: personTerm(board, person), card: cardTerm(kit, card) }),
  refilled: ({ person, card, by }, kit, board) =>
    logLine('refilled', {
      person: personTerm(board, person),
      card: cardTerm(kit, card),
      by: word(`refill.${by}`),
    }),
  bottlePlaced: ({ person, zone }, kit, board) =>
    logLine('bottlePlaced', { person: personTerm(board, person), zone: zoneTerm(kit, zone) }),
  exploded: ({ zone, blast, person }, kit, board) =>
    logLine(person === NONE ? 'exploded.nobody' : 'exploded', {
      zone: zoneTerm(kit, zone),
      what: word(`blast.${blast}`),
      ...(person !== NONE && { person: personTerm(board, person) }),
    }),
  gaugeChanged: ({ gauge }) =>
    logLine(isHot({ gauge }) ? 'gaugeChanged.hot' : 'gaugeChanged', { value: gauge, full: GAUGE.full }),
  switchTurned: ({ at, on, person }, kit, board) =>
    logLine('switchTurned', {
      person: personTerm(board, person),
      zone: zoneTerm(kit, nth(kit.steam.machines, at).switch),
      state: word(`switch.${on ? 'on' : 'off'}`),
    }),
  nozzleBroken: ({ at }, kit) => logLine('nozzleBroken', { zone: nozzleAt(kit, at) }),
  nozzleRepaired: ({ at }, kit) => logLine('nozzleRepaired', { zone: nozzleAt(kit, at) }),
}
