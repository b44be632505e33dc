import { type Board, GAUGE, type WesternKit } from '@graveshift/gears-and-guns'

/** What the gauge comes to by itself, in rounds: each end phase raises it. */
interface SteamAhead {
  readonly gauge: number
  /** End phases until jets wound; none once they do. */
  readonly scalds: number
  /** End phases until the town goes up. */
  readonly lost: number
  /** It does not follow the rounds in this mission. */
  readonly isFixed: boolean
  /** A full gauge loses nothing in this mission. */
  readonly isSafe: boolean
}

const phasesTo = (value: number, gauge: number): number =>
  Math.max(0, Math.ceil((value - gauge) / GAUGE.rise))

/** Undefined in a mission without steam. */
export function steamAhead(
  { steam }: Pick<WesternKit, 'steam'>,
  { gauge }: Pick<Board, 'gauge'>,
): SteamAhead | undefined {
  if (steam.machines.length === 0) return undefined
  return {
    gauge,
    scalds: phasesTo(GAUGE.jetsWound, gauge),
    lost: phasesTo(GAUGE.full, gauge),
    isFixed: steam.hooks.some(({ gaugeFixed }) => gaugeFixed !== undefined),
    isSafe: steam.hooks.some(({ gaugeNeverLoses }) => gaugeNeverLoses === true),
  }
}
