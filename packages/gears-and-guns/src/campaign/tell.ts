import type { Telling, Term } from '@graveshift/kernel'
import { listTerm, survivorTerm, word } from '@graveshift/zones'
import { sheetTerm } from './camp/tell.ts'
import { missionAt } from './mission-start.ts'
import { type CampaignState, type Chapter, endingOf, soulsOf } from './state.ts'

const say = (key: string, values: Readonly<Record<string, Term>>): Telling => ({
  word: `campaign.told.${key}`,
  with: values,
})

const someone = (key: string, ids: readonly string[]): readonly Telling[] =>
  ids.length === 0 ? [] : [say(key, { people: listTerm(ids.map(survivorTerm)), count: ids.length })]

/** How a mission went (GG-CMP-26). */
function outcomeTold({ mission, outcome, why, rounds }: Chapter): Telling {
  const values = { number: mission, name: word(`mission.${missionAt(mission).id}.name`) }
  if (outcome === 'won') return say('won', { ...values, rounds })
  return say('lost', { ...values, why: word(why === undefined ? 'campaign.chapter.lost' : `lost.${why}`) })
}

/** What a mission has left on the campaign. */
function chapterTold(chapter: Chapter, state: CampaignState): readonly Telling[] {
  const { outcome, cxp, joined, fell, marks } = chapter
  const goesOn = state.stage === 'camp' && outcome === 'lost'
  return [
    outcomeTold(chapter),
    ...(goesOn ? [word(`campaign.told.${state.options.ironTrail ? 'onward' : 'again'}`)] : []),
    ...cxp.flatMap((count, sheet) =>
      count > 0 ? [say('cxp', { sheet: sheetTerm(state, sheet), count })] : [],
    ),
    ...someone('joined', joined),
    ...someone('fell', fell),
    ...marks.map((mark) =>
      say('mark', { text: word(`mark.${mark}.text`), later: word(`mark.${mark}.then`) }),
    ),
  ]
}

/** Won or lost, and who is left to tell it (GG-CMP-25). */
function endTold(state: CampaignState): readonly Telling[] {
  if (state.stage === 'lost') return [word('campaign.lost')]
  if (state.stage !== 'won') return []
  const ending = endingOf(state)
  return [
    word('campaign.won'),
    say('ending', {
      souls: { word: 'campaign.souls', with: { count: soulsOf(state) } },
      name: word(`ending.${ending}.name`),
      text: word(`ending.${ending}.text`),
    }),
  ]
}

/** What a game of the campaign left behind: nothing after a camp, which tells its own decisions. */
export function tellCampaign(before: CampaignState, state: CampaignState): readonly Telling[] {
  const played = state.history.slice(before.history.length)
  return [...played.flatMap((chapter) => chapterTold(chapter, state)), ...endTold(state)]
}

/** Where a campaign stands. */
export function labelCampaign({ stage, mission }: CampaignState): Telling {
  if (stage === 'won' || stage === 'lost') return word(`campaign.${stage}`)
  const where = { word: stage === 'camp' ? 'camp.time' : 'campaign.mission', with: { mission } }
  return { word: 'campaign.label', with: { where } }
}
