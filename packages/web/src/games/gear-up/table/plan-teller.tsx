import { canonical, type Json } from '@graveshift/kernel'
import { useEffect, useRef } from 'react'
import { useCompany } from '../../../table/company.ts'
import { useTable } from './table-state.ts'

/** A hand that rests so long, in ms, means it. */
const RESTING = 150

/** Lets the others at the table see the figure in the hand. Shows nothing itself. */
export function PlanTeller() {
  const { drawing, session } = useTable()
  const company = useCompany()
  const told = useRef('')
  const asked = drawing?.choice
  const pick = drawing?.ghost && !drawing.isFirst ? drawing.answer() : undefined
  const seat = asked === undefined || asked.seat === 'team' ? undefined : asked.seat
  const choice = asked?.id
  const plan = company?.plan
  const text = asked && pick ? `${choice} ${canonical(session.shown(asked, pick))}` : ''
  useEffect(() => {
    if (!plan || seat === undefined || choice === undefined || told.current === text) return undefined
    const timer = setTimeout(() => {
      told.current = text
      plan(seat, choice, text === '' ? null : (JSON.parse(text.slice(text.indexOf(' ') + 1)) as Json))
    }, RESTING)
    return () => clearTimeout(timer)
  }, [plan, seat, choice, text])
  return null
}
