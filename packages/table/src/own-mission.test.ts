import { FastChance, type Fault, isFault, isRefusal, type Json } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE as module, type Options, type SecondEdition } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { loadSession } from './load.ts'
import { sealOf } from './record.ts'
import { Session } from './session.ts'
import { verify } from './verify.ts'

const MISSION = {
  zones: [
    { name: 'alley', kind: 'street' },
    { name: 'yard', kind: 'street' },
    { name: 'hall', kind: 'room' },
  ],
  ways: ['alley east yard', 'yard north hall'],
  start: ['alley'],
  spawns: [{ zone: 'yard' }],
  objectives: [{ zone: 'hall' }],
  goals: [{ goal: 'objectives' }],
}

function played(options: Options | Fault, moves: number): Session<SecondEdition> {
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(module, options, { seed: 'own' })
  if (isRefusal(session)) throw new Error(session.refused)
  const random = new FastChance(2)
  for (let move = 0; move < moves && session.outcome === undefined; move++) {
    const [choice] = session.choices()
    if (!choice) break
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, picks[random.below(picks.length)] ?? null)
  }
  return session
}

test.each([
  ['begun', module.readOptions({ mission: MISSION, survivors: ['amy', 'doug'] } as Json)],
  [
    'begun in the middle',
    module.readPosition({ mission: MISSION, survivors: ['amy'], zombies: { hall: { walker: 1 } } } as Json),
  ],
])('a game on a mission of one’s own, %s, is saved with it, loaded, replayed and verified', (_, options) => {
  const session = played(options, 40)
  const file = JSON.stringify(session.record({ for: 'host' }))
  expect(file).toContain('alley east yard')
  const loaded = loadSession(module, file, () => new Uint8Array(32))
  expect(isFault(loaded) ? loaded.message : [loaded.seq, loaded.hash]).toEqual([session.seq, session.hash])
  expect(session.seq).toBeGreaterThan(5)
  expect(verify(module, JSON.parse(file))).toMatchObject({ good: true })
  if (!isFault(loaded)) expect(loaded.told().length).toBeGreaterThan(5)
})

test('a record whose mission was changed afterwards is refused', () => {
  const options = module.readOptions({ mission: MISSION, survivors: ['amy', 'doug'] } as Json)
  const record = played(options, 10).record({ for: 'host' })
  const { mission } = record.options as { readonly mission: object }
  const forged = {
    ...record,
    options: { ...Object(record.options), mission: { ...mission, start: ['hall'] } },
  }
  expect(loadSession(module, forged, () => new Uint8Array(32))).toMatchObject({ fault: 'damaged' })
  const sealed = JSON.parse(JSON.stringify({ ...forged, seal: sealOf(forged) }))
  expect(loadSession(module, sealed, () => new Uint8Array(32))).toMatchObject({ fault: 'diverged' })
})
