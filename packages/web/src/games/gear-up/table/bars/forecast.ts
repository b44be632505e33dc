import {
  bossForecast,
  type CardForecast,
  contentFor,
  type WalkForecast,
  walkForecast,
} from '@graveshift/gear-up'
import { useMemo, useState } from 'react'
import type { GearUpSession } from '../place/judge.ts'
import { type CalmTable, useCalmTable } from '../table-state.ts'

/** Least and most. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** Where nothing comes any more there is no range. */
export function rangeOf(values: readonly number[]): Range | undefined {
  return values.length === 0 ? undefined : { least: Math.min(...values), most: Math.max(...values) }
}

export interface Forecast {
  readonly walk: WalkForecast
  readonly card: CardForecast | undefined
}

/** Several parts of the table show it: it is made once for each state. */
const MADE = new WeakMap<GearUpSession, { readonly seq: number; readonly forecast: Forecast | undefined }>()

/** What comes, as far as what lies open tells; nothing once the game is over. */
function forecastOf({ store, session, seq }: Pick<CalmTable, 'store' | 'session' | 'seq'>) {
  const made = MADE.get(session)
  if (made?.seq === seq) return made.forecast
  const content = contentFor(session.options)
  const { board } = store
  const forecast: Forecast | undefined =
    board.outcome === undefined
      ? { walk: walkForecast(content, board), card: bossForecast(content, board) }
      : undefined
  MADE.set(session, { seq, forecast })
  return forecast
}

/** The forecast for the table as it is shown: while it moves, what was expected before. */
export function useForecast(): Forecast | undefined {
  const { store, session, seq, busy } = useCalmTable()
  const now = useMemo(
    () => (busy ? undefined : { forecast: forecastOf({ store, session, seq }) }),
    [store, session, seq, busy],
  )
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  return (now ?? last)?.forecast
}

/** Damage a seat faces in the coming walk; none where no walk comes any more. */
export function walkRange({ walk }: Pick<Forecast, 'walk'>, seat: number): Range | undefined {
  return rangeOf(walk.walks.outcomes.map(({ damage }) => damage[seat] ?? 0))
}

/** Damage a seat faces in the coming walk on average, before armor. */
export function expectedWalk({ walk }: Pick<Forecast, 'walk'>, seat: number): number | undefined {
  const { total, outcomes } = walk.walks
  if (total === 0) return undefined
  return outcomes.reduce((sum, { damage, weight }) => sum + (damage[seat] ?? 0) * weight, 0) / total
}

/** Whether some coming walk would kill this seat for sure. */
export function isDeadly({ walk }: Forecast, seat: number): boolean {
  return walk.walks.outcomes.some(({ deadly }) => deadly.includes(seat))
}

/** Damage a seat faces from the coming boss card, before armor. */
export function bossRange({ card }: Forecast, seat: number): Range | undefined {
  if (card?.kind !== 'boss') return undefined
  return rangeOf(card.cards.outcomes.map(({ tolls }) => tolls[seat]?.most ?? 0))
}
