import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { GameStore } from '../../../../store/game-store.ts'
import { followed } from '../../../../table/play/deeds.ts'

/** Ethan alone: a zombie has come, and he is asked for his attack. */
function alone() {
  const options = GEAR_UP_MODULE.readOptions({ seats: 1 })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'alone' })
  if (isRefusal(session)) throw new Error(session.refused)
  return new GameStore('alone', session, async () => undefined, 'saved')
}

test('what is told first is what was done last, one’s own deeds too', () => {
  const store = alone()
  const now = () => followed(store, store.session.seq, Number.POSITIVE_INFINITY)
  expect(now().deeds[0]?.telling.word).toBe('log.zombieDealt')
  const [choice] = store.session.choices()
  const hit = choice && store.picks(choice).find((pick) => pick.do === 'hit')
  if (!choice || hit === undefined) throw new Error('nothing to draw')
  expect(store.do(0, choice.id, hit)).toBeUndefined()
  expect(now().deeds[0]).toMatchObject({ seat: 0, telling: { word: 'deed.hit' } })
  // Nothing is outlined for whoever did it.
  expect(now().trace).toBeUndefined()
})
