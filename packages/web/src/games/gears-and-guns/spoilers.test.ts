import { CAMPAIGN_MISSIONS, ONE_SHOTS, WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { isFault } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { WESTERN } from './loaded.ts'
import { MISSION_FACTS } from './set-up/facts.ts'

const options = (mission: string) => {
  const read = WESTERN_MODULE.readOptions({ mission })
  if (isFault(read)) throw new Error(read.message)
  return read
}

test('links and statistics name no mission of the campaign but the first before it is played', () => {
  for (const { id, number } of CAMPAIGN_MISSIONS) {
    const isLater = number > 1
    expect(WESTERN.isAhead(id), id).toBe(isLater)
    expect(WESTERN.teaserOf(options(id)), id).toEqual(
      isLater ? { word: 'campaign.ahead', with: { number } } : undefined,
    )
  }
  for (const { id } of ONE_SHOTS) {
    expect(WESTERN.isAhead(id)).toBe(false)
    expect(WESTERN.teaserOf(options(id))).toBeUndefined()
  }
})

test('the picker knows which missions lie ahead', () => {
  expect(MISSION_FACTS.map(({ chapter }) => chapter)).toEqual([
    ...ONE_SHOTS.map(() => undefined),
    ...CAMPAIGN_MISSIONS.map(({ number }) => number),
  ])
})
