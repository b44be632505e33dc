import { headingsOf, LEVELS, zombiesIn } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import { isAttack } from '../attack/weapons.ts'
import type { ZoneTable } from '../table/zone-table-state.ts'
import type { Plan } from './plan-book.ts'

/** What a plan comes to for whoever does it, as far as no luck decides. */
export interface Outlook {
  readonly points: number
  /** The danger level that is reached, if it is a new one. */
  readonly level: string | undefined
  /** How loud it then is around them, if it gets louder than they are. */
  readonly noise: number | undefined
  /** Zombies that attack where they then stand, and those that come because they see them. */
  readonly attack: number
  readonly seen: number
}

type Foreseeing = Pick<ZoneTable, 'face' | 'kit' | 'board' | 'scene' | 'session' | 'choice' | 'taking'>

/** What doing a plan comes to; undefined where nobody is asked, or where luck comes first. */
export function outlookOf(table: Foreseeing, plan: Plan): Outlook | undefined {
  const { face, kit, board, scene, session, choice, taking } = table
  const before = taking === undefined ? undefined : board.people[taking]
  if (!choice || choice.seat === 'team' || taking === undefined || !before) return undefined
  const after = session.foresee(choice.seat, choice.kind, plan.picks).state.board as typeof board
  const who = after.people[taking]
  if (after === session.state.board || !who || who.zone < 0) return undefined
  const { zone } = who
  const headings = headingsOf(kit, after)
  const count = (why: 'attack' | 'sight'): number =>
    headings
      .filter((heading) => heading.why === why && heading.targets.includes(zone))
      .reduce((sum, heading) => sum + zombiesIn(kit, after, heading.zone), 0)
  const noise = face.scene(kit, after).zones[zone]?.noise ?? 0
  const company = after.people.filter((each) => each.zone === zone).length
  const was = (scene.zones[zone]?.noise ?? 0) - board.people.filter((each) => each.zone === zone).length
  return {
    points: who.points - before.points,
    level: who.level > before.level ? LEVELS[who.level] : undefined,
    noise: noise - company > was ? noise : undefined,
    attack: count('attack'),
    seen: count('sight'),
  }
}

/** The same in words; of an attack only what is true before its roll. */
export function sayOutlook({ say, name }: Words, plan: Plan, outlook: Outlook): readonly OutlookTold[] {
  const { points, level, noise, attack, seen } = outlook
  const isFought = plan.act !== undefined && isAttack(plan.act)
  return [
    ...(points > 0 ? [{ text: say('zone.after.points', { points }), good: true }] : []),
    ...(level === undefined
      ? []
      : [{ text: say('zone.after.level', { level: name('level', level) }), good: true }]),
    ...(noise === undefined ? [] : [{ text: say('zone.after.noise', { noise }), good: false }]),
    ...(attack > 0 && !isFought ? [{ text: say('zone.after.attack', { count: attack }), good: false }] : []),
    ...(seen > 0 ? [{ text: say('zone.after.seen', { count: seen }), good: false }] : []),
    ...(seen === 0 && attack === 0 && plan.path.length > 1
      ? [{ text: say('zone.after.unseen'), good: true }]
      : []),
  ]
}

export interface OutlookTold {
  readonly text: string
  readonly good: boolean
}
