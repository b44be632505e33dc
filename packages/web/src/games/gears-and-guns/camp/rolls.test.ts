import { type Camp, type CampaignState, isKept, westernCampaign } from '@graveshift/gears-and-guns'
import { CHANCE_MISSIONS } from '@graveshift/gears-and-guns/testing/campaign/chance-mission'
import { FastChance, isFault, isRefusal, nth } from '@graveshift/kernel'
import { CampaignSession, type Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { rollsIn } from './rolls.ts'

/** A campaign by answers at random, up to a camp to which somebody has brought cards. */
function campWithCards(): { readonly state: CampaignState; readonly session: Session<Camp> } {
  const campaign = CampaignSession.start<CampaignState>(
    westernCampaign(CHANCE_MISSIONS),
    { players: ['Ada', ''] },
    { seed: 'rolls' },
  )
  if (isFault(campaign)) throw new Error(campaign.message)
  const random = new FastChance(7)
  for (let step = 0; step < 5_000; step++) {
    const { session, state } = campaign
    if (!session) break
    if (state.stage === 'camp' && state.sheets.some(({ carried }) => carried.length > 0))
      return { state, session: session as unknown as Session<Camp> }
    const [choice] = session.choices()
    if (!choice) {
      campaign.goOn({ seed: `rolls ${step}` })
      continue
    }
    const picks = session.list(choice)
    const pick = nth(picks, random.below(picks.length))
    const given = session.give(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    if (isRefusal(given)) throw new Error(given.refused)
  }
  throw new Error('nobody brought cards to a camp')
}

test('each sheet shows every card it brought back, with the dice that kept it or lost it', () => {
  const { state, session } = campWithCards()
  const rolls = rollsIn(session.log())
  expect(rolls.map((each) => each.map(({ card }) => card))).toEqual(
    state.sheets.map(({ carried }) => carried),
  )
  for (const { dice, kept } of rolls.flat()) expect(kept).toBe(isKept(dice))
  const keptOf = (at: number) => (rolls[at] ?? []).filter(({ kept }) => kept).map(({ card }) => card)
  session.state.board.sheets.forEach(({ kept }, at) => {
    expect(kept).toEqual(expect.arrayContaining(keptOf(at)))
  })
})
