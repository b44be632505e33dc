import { isFault, isRefusal } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { isSaidBy } from '../../zone-table/words/said-by.ts'

test('an action is left out where the next line says what came of it, and no other line is', () => {
  const options = SECOND_EDITION_MODULE.readOptions({ mission: 'M1' })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'said' })
  if (isRefusal(session)) throw new Error(session.refused)
  const left = new Set<string>()
  const kept = new Set<string>()
  for (let made = 0; made < 300; made++) {
    const [choice] = session.choices()
    if (!choice) break
    const picks = session.list(choice)
    const pick = picks[(made * 7) % picks.length]
    if (pick === undefined) break
    const batch = session.give(
      choice.seat === 'team' ? session.state.board.first : choice.seat,
      choice.id,
      pick,
    )
    if (isRefusal(batch)) throw new Error(batch.refused)
    batch.events.forEach((event, at) => {
      const next = batch.events[at + 1]
      ;(next && isSaidBy(event, next) ? left : kept).add(event.type)
    })
  }
  expect([...left]).toEqual(['acted'])
  expect(kept.has('walked')).toBe(true)
  expect(kept.has('drawn')).toBe(true)
})
