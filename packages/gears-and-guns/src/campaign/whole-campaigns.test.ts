import { type ChoiceRule, FastChance, isRefusal, type Random } from '@graveshift/kernel'
import { walkGame } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { ENDINGS, MARKS } from '../content/campaign.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { GRIM, KIND, LONELY, PLAIN } from '../testing/campaign/chance-result.ts'
import { campaignAtRandom, freshCampaign } from '../testing/campaign/play-campaign.ts'
import type { Camp, CampChoice, CampEvent, CampPick } from './camp/game.ts'
import { CAMP_REFUSALS } from './camp/refusals.ts'
import { CAMP } from './camp/rules.ts'
import { missionStart } from './mission-start.ts'
import { REWARDS } from './sheet.ts'
import { type CampaignState, endingOf, STAGES } from './state.ts'

/** Everything that campaigns at random can come to, by name. */
const EVENTS: Readonly<Record<CampEvent['type'], true>> = {
  campPhaseBegan: true,
  keepRolled: true,
  bonusReplenished: true,
  rewardChosen: true,
  posseOffered: true,
  posseDeclined: true,
  posseTraded: true,
  survivorNamed: true,
  sheetStarted: true,
  cardYielded: true,
  companionBrought: true,
  engineerNamed: true,
  seatReady: true,
  talkAsked: true,
  campReopened: true,
  campEnded: true,
}

const KINDS = Object.keys(CAMP.choices) as CampChoice['kind'][]

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T

/** Any answer at all, mostly wrong. */
function anyPick(state: CampaignState, random: Random): CampPick {
  const survivor = oneOf([...SURVIVORS.map(({ id }) => id), ...state.dead], random)
  const sheet = random.below(6)
  const skill = oneOf([...REWARDS.filter((each) => each !== 'bonus-action'), 'sprint'], random)
  return oneOf<CampPick>(
    [
      { do: 'skill', skill },
      { do: 'offer', from: sheet, give: survivor, to: random.below(6) },
      { do: 'agree' },
      { do: 'play', survivor },
      { do: 'start', survivor },
      { do: 'yield', sheet },
      { do: 'fetch', sheet, survivor },
      { do: 'bring', survivor },
      { do: 'enough' },
    ],
    random,
  )
}

const RUNS = [
  { fortune: KIND, options: {}, campaigns: 24 },
  { fortune: PLAIN, options: { ironTrail: true }, campaigns: 24 },
  { fortune: PLAIN, options: { mercy: true }, campaigns: 12 },
  { fortune: GRIM, options: { ironTrail: true, mercy: true }, campaigns: 40 },
  { fortune: LONELY, options: { ironTrail: true, mercy: true }, campaigns: 60 },
]

const WANTED = [
  ...STAGES.map((stage) => `stage ${stage}`),
  ...MARKS.flatMap(({ id }) => [`mark ${id}`, `changed by ${id}`]),
  ...REWARDS.map((reward) => `reward ${reward}`),
  ...ENDINGS.map(({ id }) => `ending ${id}`),
  ...KINDS.map((kind) => `asked ${kind}`),
  ...Object.keys(EVENTS).map((type) => `event ${type}`),
  ...Object.keys(CAMP_REFUSALS).map((reason) => `refused ${reason}`),
]

test('GG-CMP-28 whole campaigns use every decision, event, reward, mark, ending and refusal there is', () => {
  const seen = new Set<string>()
  const missing = () => WANTED.filter((each) => !seen.has(each))
  let seed = 0
  // Once is enough as a rule; other content, other luck.
  for (let time = 0; time < 4 && (time === 0 || missing().length > 0); time++)
    for (const { fortune, options, campaigns } of RUNS)
      for (let count = 0; count < campaigns; count++) {
        seed++
        const random = new FastChance(seed)
        for (const state of campaignAtRandom(freshCampaign(1 + (seed % 6), options), seed, fortune)) {
          seen.add(`stage ${state.stage}`)
          for (const mark of state.marks) seen.add(`mark ${mark}`)
          for (const { rewards } of state.sheets) for (const reward of rewards) seen.add(`reward ${reward}`)
          if (state.stage === 'won') seen.add(`ending ${endingOf(state)}`)
          if (state.stage === 'mission')
            for (const mark of missionStart(state).marks) seen.add(`changed by ${mark}`)
          if (state.stage === 'camp' && seed % 2 === 0)
            walkGame(
              CAMP,
              state,
              seed,
              ({ state: { board, control } }) => {
                for (const choice of control.open) {
                  seen.add(`asked ${choice.kind}`)
                  const rule: ChoiceRule<Camp> = CAMP.choices[choice.kind]
                  const refusal = rule.check(board, choice, anyPick(state, random))
                  if (isRefusal(refusal)) seen.add(`refused ${refusal.refused}`)
                }
              },
              ({ sink }) => {
                for (const { type } of sink.events) seen.add(`event ${type}`)
              },
            )
        }
      }
  expect(missing()).toEqual([])
})
