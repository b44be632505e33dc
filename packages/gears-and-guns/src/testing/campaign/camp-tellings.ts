import type { ChoiceRule, Overview, Telling, Term } from '@graveshift/kernel'
import { momentsOf, walkGame } from '@graveshift/kernel/testing'
import type { Camp } from '../../campaign/camp/game.ts'
import { CAMP_MODULE } from '../../campaign/camp/module.ts'
import { CAMP } from '../../campaign/camp/rules.ts'
import type { CampaignState } from '../../campaign/state.ts'
import { labelCampaign, tellCampaign } from '../../campaign/tell.ts'
import { GRIM, KIND, PLAIN } from './chance-result.ts'
import { campaignAtRandom, campBefore, freshCampaign } from './play-campaign.ts'

const SEATS = 3
const MISSIONS = [1, 2, 4, 7, 8, 9, 10]

const isTelling = (term: Term): term is Telling => typeof term === 'object'

const inOverview = ({ tables }: Overview): Telling[] =>
  tables.flatMap(({ title, columns, rows }) => [
    title,
    ...columns,
    ...rows.flatMap(({ cells }) => cells.filter(isTelling)),
  ])

function toldIn(options: CampaignState, seed: number): Telling[] {
  const { tell, tellChoice, tellPick, overview } = CAMP_MODULE
  const told = momentsOf(CAMP, options, seed).map(({ event, board }) => tell(options, event, board))
  walkGame(CAMP, options, seed, ({ state: { board, control } }) => {
    for (const choice of control.open) {
      told.push(tellChoice(options, choice, board))
      const rule: ChoiceRule<Camp> = CAMP.choices[choice.kind]
      for (const pick of rule.list(board, choice).slice(0, 30)) {
        const telling = tellPick?.(options, choice, rule.show(board, choice, pick), board)
        if (telling) told.push(telling)
      }
    }
    const seen = overview?.(options, board, 0)
    if (seen) told.push(...inOverview(seen))
  })
  return told
}

/** All that campaigns at random tell between their games: with luck and without, on the iron trail and not. */
export function campaignTellings(): readonly Telling[] {
  const told: Telling[] = []
  for (const fortune of [GRIM, PLAIN, KIND])
    for (const ironTrail of [false, true]) {
      let before = freshCampaign(SEATS, { ironTrail, mercy: fortune !== GRIM })
      for (const state of campaignAtRandom(before, 1, fortune)) {
        told.push(labelCampaign(state), ...tellCampaign(before, state))
        before = state
      }
    }
  return told
}

/** All that camps at random tell: events, questions, answers, overviews. */
export function campTellings(): readonly Telling[] {
  const camps = MISSIONS.flatMap((mission) => [
    campBefore(mission, SEATS, mission, PLAIN),
    campBefore(mission, SEATS, mission, GRIM),
  ])
  const time = CAMP_MODULE.tellTime(1)
  return [
    ...camps.flatMap(toldIn),
    ...camps.map((options) => CAMP_MODULE.label(options)),
    ...['', '.short', '.title'].map((form) => ({ ...time, word: `${time.word}${form}` })),
  ]
}
