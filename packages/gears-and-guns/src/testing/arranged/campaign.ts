import type { Json } from '@graveshift/kernel'
import { missionStart } from '../../campaign/mission-start.ts'
import { optionsFor } from '../../campaign/missions-played.ts'
import type { CampaignState } from '../../campaign/state.ts'
import { onTheWay } from '../campaign/mission-stage.ts'
import { type Answers, type Arrangements, fromStart, type Raw, within } from './arrange.ts'

const optionsOf = (state: CampaignState) => optionsFor(missionStart(state))

const inTurn = (state: CampaignState, more: (who: string) => Raw, answers: Answers) => {
  const options = optionsOf(state)
  const who = options.teams.flat()[0] ?? ''
  return within({ ...options, turn: who, ...more(who) } as Json, answers)
}

/** One experience short of a milestone; the first survivor drinks water and comes to orange. */
const reaching = (rewards: readonly 'toolbox'[], answers: Answers) =>
  inTurn(
    onTheWay(2, { 0: { cxp: { levels: rewards.length + 1, cards: 2 * rewards.length }, rewards } }),
    (who) => ({ people: [{ id: who, points: 17, pack: ['water'] }] }),
    (stage) => answers(stage.do({ do: 'eat', card: 'water' })),
  )

const REWARD = reaching([], (stage) => stage.do({ do: 'bonus-action' }))

const KEEPSAKE = inTurn(
  onTheWay(6),
  (who) => ({
    people: [{ id: who, zone: '1V.a' }],
    companions: [{ id: 'jeb', zone: '1V.a' }],
    missionCards: { companions: 1 },
  }),
  (stage) => {
    stage.do({ do: 'rally', companion: 'jeb' })
    const [first] = stage.state.board.people
    stage.do({ do: 'receiver', person: first?.id ?? '' })
  },
)

/** Somebody who kept more cards than can be carried, before the mission starts (GG-KEP-03). */
const laden = (answers: Answers) =>
  fromStart(
    optionsOf(
      onTheWay(2, {
        0: { keepsakes: ['chainsaw', 'saber', 'pickaxe', 'shotgun', 'winchester', 'machete'] },
      }),
    ) as Json,
    answers,
  )

/** What only a campaign brings. */
export const IN_CAMPAIGNS: Arrangements = {
  'choice reward': REWARD,
  'event rewardTaken': REWARD,
  'event keepsakeKept': KEEPSAKE,
  'effect keepsake': KEEPSAKE,
  'refusal cannot-wait': reaching([], (stage) => {
    stage.do({ do: 'later' })
    const skill = stage.state.control.open[0]
    if (skill?.kind === 'skill') stage.do({ do: 'skill', skill: skill.offer[0] ?? '' })
    stage.refused({ do: 'later' })
  }),
  'refusal no-campaign-skill': reaching([], (stage) => stage.refused({ do: 'skill', skill: 'sprint' })),
  'refusal skill-twice': reaching(['toolbox'], (stage) => stage.refused({ do: 'skill', skill: 'toolbox' })),
  'refusal too-many-cards': laden((stage) => stage.refused({ do: 'ready' })),
  'refusal overfull-pack': laden((stage) => {
    const [who] = stage.state.board.people
    stage.do({ do: 'drop', person: who?.id ?? '', card: who?.hand[0] ?? '' }).refused({ do: 'ready' })
  }),
}
