import { hasZombies } from '../../horde.ts'
import { POLICY as F } from '../../policy/figures.ts'
import type { Look } from '../../policy/look.ts'
import { OBJECTIVE } from '../goals/tokens.ts'
import type { MissionBoard, MissionKit } from '../mission-game.ts'
import { areGifts } from '../wanted.ts'
import type { TakePick } from './take.ts'

/** A token that somebody else is to take, one that wakes spawn zones for nothing, and one that may wait. */
const NOT_MINE = -200
const NEEDLESS = -30
const BUSY = -10

/** Whether it is somebody else who is to take what lies here. */
const isForOthers = ({ orders, person }: Look, zone: number): boolean =>
  (orders.able & (1 << person)) === 0 &&
  orders.target.some((target, other) => target === zone && (orders.able & (1 << other)) !== 0)

export function takeWorth(kit: MissionKit, look: Look<MissionBoard>, { token: index }: TakePick): number {
  const { board, who, orders, person, target } = look
  const token = board.tokens[index]
  if (!token) return NEEDLESS
  const sent = target === token.zone && orders.task[person] === 'take'
  if (token.kind !== OBJECTIVE) {
    if (sent) return isForOthers(look, token.zone) ? NOT_MINE : F.task
    return hasZombies(kit, board, who.zone) ? BUSY : F.crate
  }
  if (sent && !isForOthers(look, token.zone)) return F.task
  if (kit.goals.some(({ kind }) => kind.wanted?.able)) return NOT_MINE
  if (areGifts(kit)) return F.task >> 1
  return orders.leaving ? NEEDLESS : Math.floor(F.task / 3)
}
