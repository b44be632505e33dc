import { nth } from '@graveshift/kernel'
import { type BlockedSight, UNSEEN } from '@graveshift/zones'
import type { SightMark } from '../board/scene.ts'
import { type LensTeller, type LensView, personInWords, zonesByFigure, zonesInWords } from './lens.ts'

/** Why a zone is not seen. */
export function tellBlocked(
  { words, kit }: LensTeller,
  from: number,
  to: number,
  { why, doors }: BlockedSight,
): string {
  const zones = { from: zonesInWords(kit, [from]), zone: zonesInWords(kit, [to]) }
  const through = doors.map((door) => nth(kit.map.doors, door).between)
  const door = through.map((pair) => zonesInWords(kit, pair)).join('; ')
  return words.say(`zone.lens.sight.${why}`, { ...zones, door })
}

/** What somebody sees with its range, or what zombies of a zone see; and why it does not see what is looked at. */
export function sightLens(
  teller: LensTeller,
  { person, from, to }: { readonly person: number | undefined; readonly from: number; readonly to?: number },
): LensView {
  const { words, kit, board } = teller
  const rangeTo = (zone: number): number => kit.ways(board).range[from * kit.map.size + zone] ?? UNSEEN
  const seen =
    person === undefined
      ? kit.seenFrom(board, from).map((zone) => [zone, rangeTo(zone)] as const)
      : kit.inSight(board, person).map((zone) => [zone, kit.sight(board, person, zone)] as const)
  const far = seen.filter(([zone, range]) => zone !== from && range !== UNSEEN)
  const blocked = to === undefined || to === from ? undefined : kit.blockedSight(board, from, to, person)
  const sights: SightMark[] = far.map(([zone, range]) => ({ from, to: zone, range }))
  if (blocked && to !== undefined) sights.push({ from, to, range: 0, stopsAt: blocked.at })
  const who = person === undefined ? undefined : personInWords(teller, person)
  const heading =
    who === undefined
      ? words.say('zone.lens.sight.zone', { zone: zonesInWords(kit, [from]) })
      : words.say('zone.lens.sight.who', { person: who, zone: zonesInWords(kit, [from]) })
  return {
    marks: { sights },
    lines: [
      heading,
      ...zonesByFigure(far).map(([range, zones]) =>
        words.say('zone.lens.sight.at', { range, zones: zonesInWords(kit, zones) }),
      ),
      ...(far.length === 0 ? [words.say('zone.lens.sight.none')] : []),
      ...(blocked && to !== undefined ? [tellBlocked(teller, from, to, blocked)] : []),
    ],
  }
}
