import { canonical, type Json } from '@graveshift/kernel'
import { useEffect, useRef } from 'react'
import { useCompany } from './company.ts'

/** A hand that rests so long, in ms, means it. */
const RESTING = 150

/** Lets the others at an online table see what one thinks of answering; nothing when nothing is thought of. */
export function useTellPlan(
  seat: number | undefined,
  choice: number | undefined,
  pick: Json | undefined,
): void {
  const plan = useCompany()?.plan
  const told = useRef('')
  const written = pick === undefined ? '' : canonical(pick)
  const text = written === '' ? '' : `${choice} ${written}`
  useEffect(() => {
    if (!plan || seat === undefined || choice === undefined || told.current === text) return undefined
    const timer = setTimeout(() => {
      told.current = text
      plan(seat, choice, written === '' ? null : (JSON.parse(written) as Json))
    }, RESTING)
    return () => clearTimeout(timer)
  }, [plan, seat, choice, text, written])
}
