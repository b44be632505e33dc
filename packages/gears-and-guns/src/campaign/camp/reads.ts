import { nth, type Seat } from '@graveshift/kernel'
import { survivorNamed } from '../../content/survivors.ts'
import type { WesternRule } from '../../missions/rule-data.ts'
import { missionAt } from '../mission-start.ts'
import type { Sheet } from '../sheet.ts'
import { poolOf } from '../state.ts'
import type { CampBoard, Offer } from './game.ts'

export const sheetAt = ({ sheets }: CampBoard, sheet: number): Sheet => nth(sheets, sheet)

/** Places of the sheets that a seat keeps. */
export const sheetsOf = ({ sheets }: CampBoard, seat: Seat): number[] =>
  sheets.flatMap(({ player }, at) => (player === seat ? [at] : []))

export const seatsOf = ({ campaign }: CampBoard): readonly Seat[] => campaign.players.map((_, seat) => seat)

export const campPool = ({ sheets, campaign }: CampBoard): readonly string[] =>
  poolOf({ sheets, dead: campaign.dead })

export const isDead = ({ campaign }: CampBoard, survivor: string): boolean => campaign.dead.includes(survivor)

export const isEngineer = (survivor: string): boolean => survivorNamed(survivor).class === 'engineer'

type CompanionsRule = Extract<WesternRule, { rule: 'start-companions' }>

/** Whether and how survivors start the next mission with companions (GG-CMP-12). */
export const companionsRule = ({ campaign }: CampBoard): CompanionsRule | undefined =>
  missionAt(campaign.mission).rules.find((rule) => rule.rule === 'start-companions')

/** Whether both sides of an offer are still where they were. */
export function isPossible(board: CampBoard, { from, give, to, take }: Offer): boolean {
  const source = board.sheets[from]
  const target = board.sheets[to]
  if (!source || !target || from === to || !source.posse.includes(give)) return false
  return take === null || target.posse.includes(take)
}

/** A sheet that needs somebody: those of seats without anybody come first (GG-RUL-29, GG-RUL-67). */
export function sheetInNeed(board: CampBoard): number | undefined {
  const empty = board.sheets.flatMap(({ survivor }, at) => (survivor === null ? [at] : []))
  return empty.find((at) => !hasSomebody(board, sheetAt(board, at).player)) ?? empty[0]
}

export const hasSomebody = (board: CampBoard, seat: Seat): boolean =>
  board.sheets.some(({ player, survivor }) => player === seat && survivor !== null)
