import { byPerson, victory } from '@graveshift/zones/achievements'
import { type Achievement, achievement, type Moment } from './achievement.ts'

const isCampaign = ({ board }: Moment): boolean => board.setup.campaign !== undefined

const FIRST = 1
const HALF = 5
const LAST = 10

const onTheWay = (id: string, number: number): Achievement =>
  victory<Moment>(id, (moment) => isCampaign(moment) && moment.kit.mission.data.number === number)

/** On the way from the first mission to the last. */
export const CAMPAIGN_ACHIEVEMENTS: readonly Achievement[] = [
  onTheWay('saddle-up', FIRST),
  onTheWay('halfway-there', HALF),
  onTheWay('end-of-the-line', LAST),
  achievement('milestone', 'rewardTaken', byPerson),
  achievement('remembered', 'markWritten', (moment) => (isCampaign(moment) ? 'team' : undefined)),
  victory<Moment>('all-home', (moment) => isCampaign(moment) && moment.tally.fallen === 0),
]
