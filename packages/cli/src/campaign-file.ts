import { isFault } from '@graveshift/kernel'
import {
  CAMPAIGN_FORMAT,
  type CampaignRecord,
  type CampaignReport,
  CampaignSession,
  loadSession,
  readCampaignRecord,
  verifyCampaign,
} from '@graveshift/table'
import { FileTrouble, whyNot } from './game-file.ts'
import { findCampaign, findGame } from './games.ts'
import { reportText } from './report-text.ts'
import type { Words } from './words.ts'

/** The game whose campaign a file says it is; undefined for files of single games. */
export function campaignInFile(text: string): string | undefined {
  if (!text.slice(0, 200).includes(`"${CAMPAIGN_FORMAT}"`)) return undefined
  const named = /"campaign"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1]
  return named !== undefined && findCampaign(named) ? named : undefined
}

function readCampaign(text: string, file: string, words: Words): CampaignRecord {
  const record = readCampaignRecord(text)
  if (isFault(record)) throw new FileTrouble(whyNot(file, record, words))
  return record
}

/** The last mission of a campaign's file as the file of a game; undefined while none was begun. */
export function lastMissionIn(text: string, file: string, words: Words): string | undefined {
  const { campaign, games } = readCampaign(text, file, words)
  const last = games.findLast(({ game }) => game === campaign)
  return last && JSON.stringify(last)
}

/** A campaign as lines of text: each game under its heading, then all that is carried on. */
export function replayCampaignText(text: string, file: string, words: Words): string {
  const { campaign: id, games } = readCampaign(text, file, words)
  const campaign = findCampaign(id)
  // Nothing is drawn any more: any secret will do for a campaign that is only told.
  const secret = () => new Uint8Array(32)
  const session = campaign && CampaignSession.load<object>(campaign, text, secret)
  if (!session || isFault(session)) throw new FileTrouble(whyNot(file, session ?? OF_NOTHING, words))
  const told = games.flatMap((record, at) => {
    const module = findGame(record.game)
    const game = module && loadSession(module, record, secret)
    if (!game || isFault(game)) return []
    const title = words.tell(game.module.label(game.options))
    return [
      '',
      words.say('replay.campaign.game', { number: at + 1, title }),
      ...game.told().map(({ telling }) => `  ${words.tell(telling)}`),
    ]
  })
  return [words.tell(campaign.label(session.state)), ...told, ''].join('\n')
}

const OF_NOTHING = { fault: 'foreign-campaign', message: 'there is no such campaign' }

/** What was checked of a campaign and what came of it, game by game. */
export function campaignReportText({ games, good, why }: CampaignReport, words: Words): string {
  return [
    ...games.flatMap((report, at) => [
      words.say('verify.campaign.game', { number: at + 1 }),
      ...reportText(report, words)
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    ]),
    ...(why === undefined ? [] : [why]),
    words.say(`verify.campaign.${good ? 'good' : 'bad'}`),
    '',
  ].join('\n')
}

/** Plays the campaign of a file again. */
export function verifyCampaignFile(id: string, text: string): CampaignReport {
  const campaign = findCampaign(id)
  return campaign
    ? verifyCampaign<object>(campaign, text)
    : { good: false, games: [], why: OF_NOTHING.message }
}
