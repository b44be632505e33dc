import type { Json } from '@graveshift/kernel'
import type { ActPick } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import { sayWritten } from '../../table/say-answer.ts'
import type { ZoneTable } from '../table/zone-table-state.ts'
import type { Plan } from './plan-book.ts'

type Teller = Pick<ZoneTable, 'kit' | 'session' | 'board' | 'choice'>

/** An action in words, wherever it will be done. */
function sayAct(words: Words, { kit, session, board, choice }: Teller, act: ActPick): string {
  const written: Json = kit.actions[act.do]?.show(kit, board, act) ?? { do: act.do }
  return choice ? sayWritten(words, session, choice, written) : words.say(`action.${act.do}` as never)
}

/** A plan in words: the walk, then what is done there. */
export function sayPlan(words: Words, teller: Teller, { path, act }: Plan): string {
  const { say } = words
  const { zones } = teller.kit.map
  const steps = path.slice(1).map((zone) => zones[zone]?.name ?? '')
  const last = steps.at(-1)
  const through = steps.slice(0, -1).join(', ')
  const walk =
    last === undefined
      ? undefined
      : through === ''
        ? say('zone.plan.walk', { zone: last })
        : say('zone.plan.walk.through', { zone: last, through })
  if (!act) return walk ?? ''
  const deed = sayAct(words, teller, act)
  return walk === undefined ? deed : say('zone.plan.then', { walk, deed })
}
