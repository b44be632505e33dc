import {
  bossForecast,
  type CardForecast,
  contentFor,
  type WalkForecast,
  walkForecast,
} from '@graveshift/gear-up'
import { useMemo } from 'react'
import { useCalmTable } from '../table-state.ts'

/** Least and most. */
export interface Range {
  readonly least: number
  readonly most: number
}

export function rangeOf(values: readonly number[]): Range {
  return { least: Math.min(...values), most: Math.max(...values) }
}

export interface Forecast {
  readonly walk: WalkForecast
  readonly card: CardForecast | undefined
}

/** What comes, as far as what lies open tells. */
export function useForecast(): Forecast {
  const { store, session, seq } = useCalmTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind the session changes with seq
  return useMemo(() => {
    const content = contentFor(session.options)
    const { board } = store
    return { walk: walkForecast(content, board), card: bossForecast(content, board) }
  }, [store, session, seq])
}

/** Damage a seat faces in the coming walk. */
export function walkRange({ walk }: Forecast, seat: number): Range {
  return rangeOf(walk.walks.outcomes.map(({ damage }) => damage[seat] ?? 0))
}

/** Whether some coming walk would kill this seat for sure. */
export function isDeadly({ walk }: Forecast, seat: number): boolean {
  return walk.walks.outcomes.some(({ deadly }) => deadly.includes(seat))
}

/** Damage a seat faces from the coming boss card, before armor. */
export function bossRange({ card }: Forecast, seat: number): Range | undefined {
  if (card?.kind !== 'boss' || card.cards.outcomes.length === 0) return undefined
  return rangeOf(card.cards.outcomes.map(({ tolls }) => tolls[seat]?.most ?? 0))
}
