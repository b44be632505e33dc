import { useWords } from '../../i18n/use-words.ts'
import { armed } from '../../table/armed.ts'
import { Button } from '../../ui/button.tsx'
import { useZones } from '../table/zone-table-state.ts'
import { oddsTold } from './odds-told.ts'
import type { Plan } from './plan-book.ts'
import { sayPlan } from './plan-told.ts'
import { PriceTold } from './price.tsx'

/** A plan as one button: what is done, what it takes, what may come of it. */
export function PlanButton({ plan }: { readonly plan: Plan }) {
  const table = useZones()
  const { run, asked } = table
  const words = useWords()
  const { say } = words
  const isGuarded = plan.key === asked
  const odds = plan.odds && oddsTold(plan.odds)
  return (
    <Button className="deed" {...armed(isGuarded)} data-plan={plan.key} onClick={() => run(plan)}>
      <span className="deed-told">
        {isGuarded ? say('table.guard') : sayPlan(words, table, plan)}
        {odds !== undefined && odds.friends > 0 && (
          <small className="bad">{say('zone.odds.friends', { chance: odds.friends })}</small>
        )}
      </span>
      {odds && (
        <span className="deed-odds">
          {say('zone.percent', { chance: odds.chance })}
          <small>{say('zone.odds.kills', { kills: odds.kills })}</small>
        </span>
      )}
      <PriceTold price={plan.price} />
    </Button>
  )
}
