import { NONE } from '@graveshift/zones'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { isOffered } from '../decide/deciding.ts'
import { OutlookLine } from '../turn/outlook-line.tsx'
import { PlanButton } from '../turn/plan-button.tsx'
import { sayPlan } from '../turn/plan-told.ts'
import { PriceTold } from '../turn/price.tsx'
import { ZoneCard } from '../words/zone-card.tsx'
import { PointButton } from './point-button.tsx'
import { useLooking, useZones } from './zone-table-state.ts'

/** The zone that is looked at, else the one of whoever's card lies open: what is there, and what can be done. */
export function ZoneUnder() {
  const table = useZones()
  const { board, person, kit, book, offer, sideless } = table
  const { target, hovered } = useLooking()
  const words = useWords()
  const looked = hovered ?? target
  const own = board.people[person]?.zone ?? NONE
  const zone =
    looked === undefined
      ? own
      : looked.at === 'door'
        ? (kit.map.doors[looked.door]?.between.find((side) => side !== own) ?? own)
        : looked.zone
  const meant = useMemo(
    () => (looked && !isOffered(offer, looked) ? book?.on(looked) : undefined),
    [book, looked, offer],
  )
  // Under a pointer there is no time to press anything: only what a press does is told.
  const plans = useMemo(
    () => (hovered === undefined && target !== undefined && zone !== NONE ? (book?.at(zone) ?? []) : []),
    [book, hovered, target, zone],
  )
  if (zone === NONE) return null
  return (
    <ZoneCard
      zone={zone}
      beside={sideless ? undefined : <PointButton zone={zone} />}
      {...(meant && !sideless
        ? {
            meant: (
              <p className="zone-meant" data-plan={meant.key}>
                <PriceTold price={meant.price} />
                <strong>{sayPlan(words, table, meant)}</strong>
                {meant.picks.length > 1 && <span className="fine"> {words.say('zone.plan.stops')}</span>}
                <OutlookLine plan={meant} />
              </p>
            ),
          }
        : {})}
    >
      {plans.length > 0 && !sideless && (
        <ul className="deeds" aria-label={words.say('zone.plans')}>
          {plans.map((plan) => (
            <li key={plan.key}>
              <PlanButton plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </ZoneCard>
  )
}
