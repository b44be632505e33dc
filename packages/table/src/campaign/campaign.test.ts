import { type CampaignState, soulsOf, westernCampaign } from '@graveshift/gears-and-guns'
import { CHANCE_MISSIONS } from '@graveshift/gears-and-guns/testing/campaign/chance-mission'
import {
  type Campaign,
  canonical,
  FastChance,
  type Fault,
  has,
  isFault,
  isRefusal,
  type Json,
  nth,
} from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { sealOf } from '../record.ts'
import { freshSecret } from '../testing.ts'
import { CampaignSession } from './campaign-session.ts'
import { type CampaignRecord, sealed } from './record.ts'
import { verifyCampaign } from './verify-campaign.ts'

const CAMPAIGN: Campaign<CampaignState> = westernCampaign(CHANCE_MISSIONS)
type Played = CampaignSession<CampaignState>

function begun(options: Json = { players: ['Ada', 'Bo'] }): Played {
  const campaign = CampaignSession.start(CAMPAIGN, options, { seed: 'first' })
  if (isFault(campaign)) throw new Error(campaign.message)
  return campaign
}

function loaded(raw: unknown): Played {
  const campaign = CampaignSession.load(CAMPAIGN, raw, freshSecret)
  if (isFault(campaign)) throw new Error(`${campaign.fault}: ${campaign.message}`)
  return campaign
}

/** One answer at random in the running game, or on to the next one; false when the campaign is over. */
function step(campaign: Played, random: FastChance, seed: string): boolean {
  const { session } = campaign
  if (!session) return false
  const open = session.choices()
  if (open.length === 0) {
    expect(campaign.goOn({ seed })).toBeUndefined()
    return true
  }
  const choice = nth(open, random.below(open.length))
  const rule = session.rules.choices[choice.kind]
  const pick = rule?.sample(session.state.board, choice as never, random) ?? {}
  const given = session.give(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
  if (isRefusal(given)) throw new Error(given.refused)
  return true
}

function play(campaign: Played, seed: number, steps = 20_000): Played {
  const random = new FastChance(seed)
  for (let done = 0; done < steps && step(campaign, random, `${seed} ${done}`); done++);
  return campaign
}

const text = (campaign: Played): string => JSON.stringify(campaign.record({ for: 'host' }))

describe('GG-CMP-27 a campaign is one file', () => {
  test('with all its games, from the first camp to its end', () => {
    const campaign = play(begun({ players: ['Ada'], options: { mercy: true, ironTrail: true } }), 3)
    expect(campaign.outcome).toMatch(/won|lost/)
    const record = campaign.record({ for: 'players' })
    expect(new Set(record.games.map(({ game }) => game))).toEqual(
      new Set(['gears-and-guns-camp', 'chance-mission']),
    )
    expect(verifyCampaign(CAMPAIGN, JSON.stringify(record))).toMatchObject({
      good: true,
      outcome: campaign.outcome,
    })
    const again = loaded(JSON.stringify(record))
    expect(again.session).toBeUndefined()
    expect(soulsOf(again.state)).toBe(soulsOf(campaign.state))
    expect(campaign.goOn({ seed: 'x' })).toMatchObject({ fault: 'campaign-over' })
  })

  test('that can be loaded at any moment and goes on exactly there', () => {
    const random = new FastChance(5)
    let campaign = begun()
    const straight = begun()
    const same = new FastChance(5)
    for (let done = 0; done < 160; done++) {
      const seed = `any ${done}`
      expect(step(straight, same, seed)).toBe(step(campaign, random, seed))
      if (done % 8 === 0) campaign = loaded(text(campaign))
      expect(canonical(campaign.state)).toBe(canonical(straight.state))
      expect(campaign.session?.hash).toBe(straight.session?.hash)
    }
    expect(campaign.record({ for: 'host' }).seal).toBe(straight.record({ for: 'host' }).seal)
    expect(campaign.state.mission).toBeGreaterThan(1)
  })

  test('in which keep rolls are made once: a camp begins with them, and no undo goes back before it', () => {
    const campaign = play(begun(), 8, 60)
    const rolled = campaign
      .record({ for: 'host' })
      .games.filter(({ batches }) =>
        batches.some((batch) => has(batch, 'drawn') && batch.drawn.length > 0 && batch.seq > 0),
      )
    expect(new Set(rolled.map(({ game }) => game))).toEqual(new Set(['chance-mission']))
    const random = new FastChance(1)
    while (campaign.session?.module.id !== 'gears-and-guns-camp' || campaign.session.seq > 0)
      if (!step(campaign, random, 'on')) throw new Error('the campaign ended before its next camp')
    expect(campaign.session.log()[0]).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ type: 'keepRolled' })]),
    })
    expect(campaign.session.undo()).toMatchObject({ refused: 'nothing-to-undo' })
  })

  test('in which answers of the camp are taken back as in any game', () => {
    const campaign = begun()
    const { session } = campaign
    if (!session) throw new Error('no camp')
    const [choice] = session.choices()
    const before = session.hash
    session.do(0, choice?.id ?? 0, { do: 'start', survivor: 'nora' })
    expect(session.hash).not.toBe(before)
    expect(isRefusal(session.undo({ seat: 0 }))).toBe(false)
    expect(session.hash).toBe(before)
    expect(campaign.goOn({ seed: 'x' })).toMatchObject({ fault: 'not-over' })
  })
})

describe('GG-TBL-05 a file that does not hold together is refused, and changes nothing', () => {
  const campaign = play(begun(), 8, 90)
  const record = campaign.record({ for: 'host' })

  const refusedAs = (raw: unknown): string => {
    const read = CampaignSession.load(CAMPAIGN, raw, freshSecret)
    return isFault(read) ? `${(read as Fault).fault}: ${(read as Fault).message}` : 'loaded'
  }

  /** Changed and sealed again, as somebody would who knows how. */
  const forged = (
    change: (copy: { -readonly [K in keyof CampaignRecord]: CampaignRecord[K] }) => void,
  ): unknown => {
    const { seal: _, ...copy } = JSON.parse(JSON.stringify(record)) as CampaignRecord
    change(copy as CampaignRecord)
    return sealed(copy)
  }
  const state = record.state as CampaignState

  test('damaged or of another kind', () => {
    const whole = JSON.stringify(record)
    expect(refusedAs(whole)).toBe('loaded')
    expect(refusedAs(whole.slice(0, -9))).toBe('not-json: not JSON')
    expect(refusedAs('{}')).toContain('not-a-campaign')
    expect(refusedAs({ ...record, version: 2 })).toContain('future-version')
    expect(refusedAs({ ...record, rules: 2 })).toContain('the seal is broken')
    expect(refusedAs({ ...record, extra: 1 })).toContain("unknown field 'extra'")
    expect(refusedAs(forged((copy) => Object.assign(copy, { campaign: 'chess' })))).toContain(
      'foreign-campaign',
    )
    expect(refusedAs(forged((copy) => Object.assign(copy, { rules: 2 })))).toContain('other-rules')
  })

  test('with sheets, dead, marks or history that do not follow from the games', () => {
    const edited = (change: Partial<CampaignState>) =>
      refusedAs(forged((copy) => Object.assign(copy, { state: { ...state, ...change } })))
    expect(edited({})).toBe('loaded')
    const [first, ...others] = state.sheets
    const sheets = [{ ...first, cxp: (first?.cxp ?? 0) + 1 }, ...others] as CampaignState['sheets']
    for (const change of [
      { sheets },
      { dead: [...state.dead, 'zorro'] },
      { marks: ['gatling'] as const },
      { mission: 10 },
      { history: [] },
    ])
      expect(edited(change)).toContain('diverged')
  })

  test('with games left out, swapped, added, or of other options', () => {
    const games = (change: (list: unknown[]) => void) =>
      refusedAs(forged((copy) => change(copy.games as unknown[])))
    expect(record.games.length).toBeGreaterThan(4)
    expect(games((list) => list.splice(1, 1))).toContain('game 2: a game of')
    expect(games((list) => list.splice(0, 2))).toContain('game 1: it does not start from')
    expect(games((list) => list.pop())).toContain('diverged')
    expect(games((list) => list.push(list[0]))).toContain('game')
    expect(games((list) => list.reverse())).toContain('game 1')
    expect(refusedAs(forged((copy) => Object.assign(copy, { options: { players: ['Eve'] } })))).toContain(
      'game 1',
    )
    expect(refusedAs(forged((copy) => Object.assign(copy, { options: { players: [] } })))).toContain(
      'options: players',
    )
  })

  test('with a game whose answers or dice were changed', () => {
    const changed = forged((copy) => {
      const [game, ...rest] = copy.games
      if (!game) throw new Error('no game')
      const batches = game.batches.map((batch) =>
        'pick' in batch && batch.kind === 'new-sheet'
          ? { ...batch, pick: { do: 'start', survivor: 'zorro' } }
          : batch,
      )
      const bent = { ...game, batches }
      copy.games = [{ ...bent, seal: sealOf(bent) }, ...rest]
    })
    expect(refusedAs(changed)).toContain('game 1: batch')
    expect(verifyCampaign(CAMPAIGN, changed)).toMatchObject({ good: false, trouble: 'diverged' })
  })

  test('and the campaign that was open stays as it was', () => {
    const before = text(campaign)
    refusedAs(forged((copy) => Object.assign(copy, { games: [] })))
    expect(text(campaign)).toBe(before)
  })
})

test('a campaign with options that there are not is refused where it begins', () => {
  expect(
    CampaignSession.start(CAMPAIGN, { players: ['Ada'], options: { steam: 1 } }, { seed: 'x' }),
  ).toMatchObject({
    fault: 'bad-campaign',
  })
})
