import type { Step, Table } from '@graveshift/kernel'
import { emit, isOver, NONE } from '@graveshift/zones'
import { GAUGE } from '../content/figures.ts'
import type { GaugeFrame, SteamBoard, SteamGame, SteamKit } from '../steam/steam-game.ts'

/** From here on steam jets wound (GG-TWN-01). */
export const isHot = ({ gauge }: Pick<SteamBoard, 'gauge'>): boolean => gauge >= GAUGE.jetsWound

/** What the gauge shows after a change: never below 0, never above its end (GG-TWN-09). */
export const gaugeAfter = (gauge: number, by: number): number => Math.min(GAUGE.full, Math.max(0, gauge + by))

/** By any cause; what the new value brings takes hold at once (GG-TWN-09, GG-RUL-61). */
export function changeGauge(kit: SteamKit, table: Table<SteamGame>, by: number): void {
  const { hooks } = kit.steam
  if (hooks.some(({ gaugeFixed }) => gaugeFixed === 'everything')) return
  const gauge = gaugeAfter(table.board.gauge, by)
  if (gauge === table.board.gauge) return
  emit(kit, table, { type: 'gaugeChanged', gauge })
  if (gauge === GAUGE.full && !isOver(table) && !hooks.some(({ gaugeNeverLoses }) => gaugeNeverLoses))
    emit(kit, table, { type: 'lost', why: 'gauge', person: NONE })
}

/** The end phase, before the first player's token is passed on (GG-TWN-01, UA-RND-03). */
export function raiseGauge(kit: SteamKit, table: Table<SteamGame>): void {
  const { machines, hooks } = kit.steam
  if (machines.length > 0 && !hooks.some(({ gaugeFixed }) => gaugeFixed !== undefined))
    changeGauge(kit, table, GAUGE.rise)
}

export const gaugeSteps = (kit: SteamKit): Readonly<Record<string, Step<SteamGame, GaugeFrame>>> => ({
  rise(table) {
    raiseGauge(kit, table)
    return undefined
  },
})
