import { type CampaignState, westernCampaign } from '@graveshift/gears-and-guns'
import { CHANCE_MISSIONS } from '@graveshift/gears-and-guns/testing/campaign/chance-mission'
import { canonical, FastChance, isFault, isRecord, isRefusal, type Json, nth } from '@graveshift/kernel'
import { longer } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { type GameRecord, sealOf } from '../record.ts'
import { freshSecret } from '../testing.ts'
import { CampaignSession } from './campaign-session.ts'
import { type CampaignRecord, sealed } from './record.ts'
import { verifyCampaign } from './verify-campaign.ts'

const CAMPAIGN = westernCampaign(CHANCE_MISSIONS)
const random = new FastChance(77)
const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))

/** A campaign in its third camp or so, by answers at random. */
function played(): CampaignRecord {
  const campaign = CampaignSession.start<CampaignState>(
    CAMPAIGN,
    { players: ['Ada', 'Bo'] },
    { seed: 'broken' },
  )
  if (isFault(campaign)) throw new Error(campaign.message)
  for (let step = 0; step < 90; step++) {
    const { session } = campaign
    if (!session) break
    const [choice] = session.choices()
    if (!choice) {
      campaign.goOn({ seed: `broken ${step}` })
      continue
    }
    const pick = any(session.picks(choice))
    const given = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    if (isRefusal(given)) throw new Error(given.refused)
  }
  return campaign.record({ for: 'host' })
}

/** Something else of the same sort, or of another. */
function otherThan(value: unknown): Json {
  if (typeof value === 'number') return value + any([1, -1, 7, 0.5, 1e9])
  if (typeof value === 'string') return any(['', 'zorro', `${value}x`, 'nora'])
  if (Array.isArray(value)) return value.length > 0 ? any([value.slice(1), [...value, value[0]]]) : [1]
  return any([null, {}, [], 'zorro', 1])
}

/** Changes one place of a file, however deep. */
function spoil(at: unknown): void {
  if (Array.isArray(at) && at.length > 0) {
    const place = random.below(at.length)
    if (typeof at[place] === 'object' && at[place] !== null && random.below(8) > 0) spoil(at[place])
    else at[place] = otherThan(at[place])
  } else if (isRecord(at) && Object.keys(at).length > 0) {
    const fields = at as Record<string, unknown>
    const name = any(Object.keys(fields))
    if (typeof fields[name] === 'object' && fields[name] !== null && random.below(8) > 0) spoil(fields[name])
    else if (random.below(6) === 0) delete fields[name]
    else fields[name] = otherThan(fields[name])
  }
}

/** Sealed again, as somebody would who knows how: else the seal alone would tell. */
function resealed(copy: CampaignRecord): unknown {
  try {
    const games = copy.games.map((game): GameRecord => ({ ...game, seal: sealOf(game) }))
    const { seal: _, ...rest } = { ...copy, games }
    return sealed(rest)
  } catch {
    // So broken that it cannot even be sealed.
    return copy
  }
}

test('GG-TBL-05 GG-CMP-27 of files broken anywhere each is refused with a reason, or is a campaign that holds', () => {
  const record = played()
  expect(record.games.length).toBeGreaterThan(3)
  let refused = 0
  for (let file = 0; file < 30 * longer(); file++) {
    const copy = JSON.parse(JSON.stringify(record)) as CampaignRecord
    spoil(copy)
    const broken = resealed(copy)
    const read = CampaignSession.load<CampaignState>(CAMPAIGN, broken, freshSecret)
    if (isFault(read)) {
      expect(read.fault).toMatch(/^[a-z-]+$/)
      expect(read.message.length).toBeGreaterThan(5)
      refused++
    } else if (canonical(asPlain(broken)) !== canonical(asPlain(record)))
      expect(verifyCampaign(CAMPAIGN, read.record({ for: 'host' }))).toMatchObject({ good: true })
  }
  expect(refused).toBeGreaterThan(22 * longer())
}, 120_000)

const asPlain = (record: unknown): Json => JSON.parse(JSON.stringify(record)) as Json
