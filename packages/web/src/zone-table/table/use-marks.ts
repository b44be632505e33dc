import { NONE } from '@graveshift/zones'
import { useMemo } from 'react'
import { useCompany } from '../../table/company.ts'
import { useTellPlan } from '../../table/use-tell-plan.ts'
import type { BoardMarks, OthersThought } from '../board/scene.ts'
import { type BoardOffer, isOffered } from '../decide/deciding.ts'
import { useLens } from '../lenses/use-lens.ts'
import { readThoughts, thoughtOf } from '../turn/thought-of.ts'
import { useLooking, useZones } from './zone-table-state.ts'

/** What others at an online table think of and propose, each with whose it is. */
function useOthersThoughts(): readonly OthersThought[] {
  const { kit } = useZones()
  const company = useCompany()
  const plans = company?.plans
  const holders = company?.holders
  const offered = company?.offered
  return useMemo(
    () =>
      [
        ...(plans ?? []),
        ...(offered?.seats.slice(0, 1) ?? []).map((seat) => ({ seat, pick: offered?.pick ?? null })),
      ].flatMap(({ seat, pick }) =>
        readThoughts(kit, pick).map((thought) => ({ seat, name: holders?.[seat]?.name ?? '', ...thought })),
      ),
    [kit, plans, offered, holders],
  )
}

/** What a line of the log, a lesson or the coach points at: zones, and where people stand now. */
function usePointed(): readonly number[] {
  const { pointer, board } = useZones()
  return useMemo(() => {
    const people = (pointer?.people ?? []).map((person) => board.people[person]?.zone ?? NONE)
    return [...new Set([...(pointer?.targets ?? []), ...people])].filter((zone) => zone !== NONE)
  }, [pointer, board])
}

/** What a lens shows under what a question offers: a press there is for the question, and walks nowhere. */
function underOffer(lens: BoardMarks | undefined, offer: BoardOffer | undefined): BoardMarks {
  const { lit } = lens ?? {}
  if (!lit || !offer?.marks.offered) return { ...lens, ...offer?.marks }
  const priced = [...lit].map(
    ([zone, price]) => [zone, isOffered(offer, { at: 'zone', zone }) ? {} : price] as const,
  )
  return { ...lens, lit: new Map(priced), ...offer.marks }
}

/**
 * What is marked on the board: what zombies do, what a question offers over what a lens shows, with the way that is
 * looked at. Others at the table are let see that way.
 */
export function useMarks(): BoardMarks {
  const { book, kit, board, choice, offer, taking, busy, phase } = useZones()
  const { target, hovered } = useLooking()
  const company = useCompany()
  const lens = useLens()?.marks
  const plans = useOthersThoughts()
  const pointed = usePointed()
  const film = phase.at === undefined ? undefined : phase.beats[phase.at]?.film
  const looked = hovered ?? target
  const plan = useMemo(
    () => (looked && !busy && !isOffered(offer, looked) ? book?.on(looked) : undefined),
    [book, looked, offer, busy],
  )
  useTellPlan(
    choice === undefined || choice.seat === 'team' ? undefined : choice.seat,
    choice?.id,
    plan && thoughtOf(kit, plan),
  )
  const acting = taking === undefined ? undefined : board.people[taking]?.id
  const pings = useMemo(
    () => [...(company?.pings ?? [])].map(([zone, name]) => ({ zone, name })),
    [company?.pings],
  )
  return useMemo(
    () => ({
      ...(film ? { arrows: film.arrows, pulse: film.zones } : underOffer(lens, offer)),
      ...(looked && { looked }),
      ...(acting !== undefined && { acting }),
      ...(plan && plan.path.length > 1 && { path: plan.path }),
      ...(pointed.length > 0 && { pointed }),
      ...(plans.length > 0 && { plans }),
      ...(pings.length > 0 && { pings }),
    }),
    [film, offer, lens, looked, acting, plan, pointed, plans, pings],
  )
}
