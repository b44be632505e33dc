import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { Session } from './session.ts'

const HERE = '4V.SE'

/** Ned with actions to spend, and two others beside him. */
function beside() {
  const options = SECOND_EDITION_MODULE.readPosition({
    mission: 'drive-by-shooting',
    survivors: ['ned', 'doug', 'amy'],
    turn: 'ned',
    people: [
      { id: 'ned', zone: HERE, pack: ['water'], skills: Array(12).fill('plus-action') },
      { id: 'doug', zone: HERE },
      { id: 'amy', zone: HERE },
    ],
  })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'told' })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

test('Z2-ACT-16 two trades in a row are told apart by whom they are with, even if nothing changes hands', () => {
  const session = beside()
  const act = (pick: Json) => {
    const done = session.do(0, nth(session.choices(), 0).id, pick)
    if (isRefusal(done)) throw new Error(`${done.refused} ${JSON.stringify(pick)}`)
  }
  const from = session.seq + 1
  for (const partner of ['doug', 'amy']) {
    act({ do: 'trade', partner })
    act({ do: 'done' })
  }
  expect(session.told(from).map(({ telling }) => telling)).toEqual(
    ['doug', 'amy'].map((partner) => ({
      word: 'log.acted.trade',
      with: { person: { word: 'survivor.ned.name' }, partner: { word: `survivor.${partner}.name` } },
    })),
  )
})
