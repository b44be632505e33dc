import { everyCard, isCompanion, NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { MARKS } from '../content/campaign.ts'
import { CARDS, type CardId } from '../content/cards.ts'
import { CARD_FACES } from '../content/compile.ts'
import { CAMPAIGN_MISSIONS } from '../content/missions.ts'
import type { Options, Western } from '../game.ts'
import { WESTERN_MODULE } from '../module.ts'
import { teamsOf } from '../sheets/campaign-part.ts'
import { cxpOfLevels, rewardsTaken } from '../sheets/sheets-board.ts'
import { isDepleted } from '../steam/steam-cards.ts'
import type { Fate, MissionResult, SheetResult } from './mission-result.ts'
import type { MissionStart, SheetStart } from './mission-start.ts'
import { bonusOf } from './sheet.ts'
import { type MissionGame, westernCampaign } from './western-campaign.ts'

/** A mission's options from what the campaign brings to it. */
export function optionsFor(start: MissionStart): Options {
  const { mission, players, options, sheets, convoy, marks, pool, engineer } = start
  return {
    mission,
    teams: teamsOf(sheets, players),
    ...options,
    classLimits: false,
    campaign: { sheets, convoy, marks, pool, engineer },
  }
}

/** What became of somebody; whoever fell in the last moment lies there (GG-KO-02). */
function fateOf({ people, fallen }: Board, person: number): Fate {
  const fell = fallen.find((each) => each.person === person)
  if (fell) return fell.fate
  return (people[person]?.health ?? 0) > 0 ? 'standing' : 'down'
}

/** All that is not depleted, whatever its other state (GG-KEP-01, GG-STM-05). */
function carriedBy({ people }: Board, person: number): readonly CardId[] {
  const cards = people[person] ? everyCard(people[person]) : []
  return cards.flatMap((card) => {
    const face = CARD_FACES[card]
    const known = CARDS.find(({ id }) => id === face?.name)
    return face && known && !isDepleted(face) ? [known.id] : []
  })
}

/** Companions led at the end, and those saved by rallying them (GG-RUL-41). */
function ledBy({ people, saved }: Board, person: number): readonly string[] {
  const led = people.filter((who) => isCompanion(who) && who.health > 0 && who.leader === person)
  const rallied = saved.flatMap(({ companion, by }) => (by === person ? (people[companion] ?? []) : []))
  return [...led, ...rallied].map(({ id }) => id)
}

/** Companions taken up by somebody after they fell (GG-RUL-33). */
const takenBy = ({ people, fallen }: Board, person: number): readonly string[] =>
  fallen.flatMap(({ person: fell, fate, by }) => {
    const who = people[fell]
    return who && isCompanion(who) && fate === 'taken' && by === person ? [who.id] : []
  })

/** A sheet that sat out. */
const NOTHING: SheetResult = {
  fate: null,
  cxp: { levels: 0, cards: 0 },
  rewards: [],
  spent: 0,
  carried: [],
  keepsakes: [],
  led: [],
  taken: [],
}

function sheetResult(board: Board, { survivor, rewards: before }: SheetStart): SheetResult {
  const person = board.people.findIndex(({ id, seat }) => seat !== NONE && id === survivor)
  if (survivor === null || person < 0) return NOTHING
  const fate = fateOf(board, person)
  const rewards = rewardsTaken(board, person)
  return {
    fate,
    cxp: { levels: cxpOfLevels(board, person), cards: board.cxp[person] ?? 0 },
    rewards,
    spent: bonusOf({ rewards: [...before, ...rewards] }) - (board.bonus[person] ?? 0),
    carried: fate === 'standing' ? carriedBy(board, person) : [],
    keepsakes: board.keepsakes.flatMap((each) => (each.person === person ? [each.card as CardId] : [])),
    led: ledBy(board, person),
    taken: takenBy(board, person),
  }
}

/** Companions and the convoy: of a lost mission those who lie there, too, for nobody takes them up (GG-RUL-31). */
function deadOn(board: Board): readonly string[] {
  const { people, fallen, everLed, convoy, outcome } = board
  const isKnownToAll = (person: number) => everLed.includes(person) || convoy.includes(person)
  return people.flatMap((who, person) => {
    if (!isCompanion(who)) return []
    const fate = fateOf(board, person)
    // Alone to the last moment (GG-RUL-32).
    const isAlone = fate === 'down' && !isKnownToAll(person) && !fallen.some((each) => each.person === person)
    return fate === 'dead' || isAlone || (fate === 'down' && outcome === 'lost') ? [who.id] : []
  })
}

/** What the finished board of a campaign's mission tells. */
export function resultOf(board: Board): MissionResult {
  const { setup, outcome, lostBy, round, marks } = board
  const number = CAMPAIGN_MISSIONS.findIndex(({ id }) => id === setup.mission) + 1
  return {
    outcome: outcome === 'won' ? 'won' : 'lost',
    ...(outcome === 'won' ? {} : { why: lostBy }),
    rounds: round,
    sheets: (setup.campaign?.sheets ?? []).map((sheet) => sheetResult(board, sheet)),
    dead: deadOn(board),
    marks: marks.filter((mark) => MARKS.some(({ id, from }) => id === mark && from === number)),
  }
}

/** The missions of the campaign, as the western game plays them. */
export const WESTERN_MISSIONS: MissionGame<Western> = {
  module: WESTERN_MODULE,
  options: optionsFor,
  result: resultOf,
}

/** Ten missions, a camp before each (GG-CMP-08). */
export const WESTERN_CAMPAIGN = westernCampaign(WESTERN_MISSIONS)
