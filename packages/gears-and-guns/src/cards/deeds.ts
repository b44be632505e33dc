import type { Table } from '@graveshift/kernel'
import {
  cardOf,
  emit,
  fullHealth,
  isOver,
  kill,
  moveNoise,
  NONE,
  personAt,
  putNoise,
  streetBeside,
  wound,
  zombiesOf,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import { PILES } from '../content/decks.ts'
import { survivorNamed } from '../content/survivors.ts'
import { lying } from '../fallen/fallen.ts'
import type { Western } from '../game.ts'
import { giveKeepsake } from '../sheets/keepsake.ts'
import { poolOn } from '../sheets/pool.ts'
import { runOverBottles } from '../steam/bottles.ts'
import { isDepleted } from '../steam/steam-cards.ts'
import { changeGauge } from '../town/gauge.ts'
import { breakNozzle, machineOn, repairNozzle } from '../town/nozzles.ts'
import type { WesternKit } from '../western-kit.ts'
import type { TownDeeds } from './card-game.ts'

export const BY_CARD = 'card'
const ENGINEER = 'engineer'

const PILE_OF = {
  starting: PILES.equipment,
  equipment: PILES.equipment,
  bounty: PILES.bounty,
  invention: PILES.inventions,
} as const

/** What other features do when a card or a rule of the mission says so; the kit is not there yet when this is made. */
export function deedsOf(kitLater: () => WesternKit): TownDeeds<Board, Table<Western>> {
  const pileOn = (face: string) => kitLater().mission.piles.findIndex((pile) => pile.face === face)
  return {
    gauge: (board) => board.gauge,
    changeGauge: (table, by) => changeGauge(kitLater(), table, by),
    repairNozzle: (table, face) => repairNozzle(kitLater(), table, machineOn(kitLater(), face)),
    breakNozzle: (table, face) => breakNozzle(kitLater(), table, machineOn(kitLater(), face)),
    isSwitchOff: (board, at) => (board.switchesOn & (1 << at)) === 0,
    isPileSafe: (board, face) => (board.pilesSafe & (1 << pileOn(face))) !== 0,
    purify(table, face) {
      const pile = pileOn(face)
      if (pile >= 0 && !(table.board.pilesSafe & (1 << pile)))
        emit(kitLater(), table, { type: 'pilePurified', pile, person: NONE })
    },
    noise(table, zone, side, person) {
      if (side === 'boom') putNoise(kitLater(), table, zone, side, person)
      else moveNoise(kitLater(), table, zone, person)
    },
    spawnTokens: (board) => board.spawnsAt,
    moveSpawn: (table, spawn, zone) =>
      emit(kitLater(), table, { type: 'spawnMoved', spawn, zone, person: NONE }),
    placeGatling: (table, zone) => emit(kitLater(), table, { type: 'gatlingPlaced', zone }),
    pileOf: (deck) => PILE_OF[deck],
    campaign: () => kitLater().setup.campaign,
    pool: (board) => poolOn(kitLater().setup, board),
    classOf: (id) => survivorNamed(id).class,
    isEngineer(board, person) {
      const { id, skills } = personAt(board, person)
      const isOne = survivorNamed(id).class === ENGINEER || skills.includes(ENGINEER)
      // No engineer lives (GG-M07-04).
      return isOne || kitLater().setup.campaign?.engineer === id
    },
    isAnybodyDown: (board) => lying(board).length > 0,
    wagonAt: ({ wagon }) => wagon,
    runOver(table, zone) {
      const kit = kitLater()
      runOverBottles(kit, table, [zone])
      kit.kinds.forEach((_, kind) => {
        const count = zombiesOf(kit, table.board, zone, kind)
        if (count > 0 && !isOver(table)) kill(kit, table, NONE, zone, kind, count)
      })
      table.board.people.forEach((who, person) => {
        if (who.zone === zone && !isOver(table)) kit.eliminated(table, person)
      })
      // UA-WAG-03
      if (table.board.wagon === zone && !isOver(table)) emit(kit, table, { type: 'wagonSmashed' })
      // What lies there goes to the street beside it (GG-RUL-73).
      const beside = streetBeside(kit.map.layout, zone)
      if (beside === undefined || isOver(table)) return
      if (table.board.loud === zone) putNoise(kit, table, beside, table.board.loudSide, NONE)
      for (const { person, zone: lies } of lying(table.board))
        if (lies === zone) emit(kit, table, { type: 'fallenPushed', person, zone: beside })
    },
    mostHealth: (board, person) => fullHealth(kitLater(), board, person),
    wound: (table, person, wounds) => wound(kitLater(), table, person, wounds, BY_CARD),
    keepsake: giveKeepsake,
    isDepleted: (card) => isDepleted(cardOf(kitLater(), card)),
  }
}
