import {
  type Intent,
  type IntentGroup,
  intentsOf,
  type Kit,
  listPeopleIn,
  zombiesTerm,
} from '@graveshift/zones'
import type { ArrowMark } from '../board/scene.ts'
import { type LensTeller, type LensView, oneOfZones, peopleInWords, zonesInWords } from './lens.ts'

const kindsOf = ({ kinds }: Kit, groups: readonly IntentGroup[]): string[] =>
  groups.flatMap(({ kind }) => kinds[kind]?.id ?? [])

/** The way of each group, one arrow a step. */
function arrowsOf(kit: Kit, { zone, why, to, groups, isSecond }: Intent): readonly ArrowMark[] {
  if (why !== 'sight' && why !== 'noise') return []
  return to
    .filter((next) => next !== zone)
    .map((next) => ({
      from: zone,
      to: next,
      why: why === 'sight' ? 'sees' : 'hears',
      kinds: kindsOf(kit, groups),
      ...(isSecond && { isSecond }),
      ...(to.length > 1 && { isFork: true }),
    }))
}

/** Zombies by kind, with two figures where it is not known how many they will be. */
function crowdInWords({ words, kit }: LensTeller, groups: readonly IntentGroup[]): string {
  return groups
    .map(({ kind, count: [least, most] }) => {
      const all = words.tell(zombiesTerm(kit, kind, most))
      return least === most ? all : words.say('zone.lens.upto', { zombies: all })
    })
    .join(', ')
}

/** What the zombies of a zone will do, and why. */
export function tellIntent(teller: LensTeller, intent: Intent): string {
  const { words, kit, board } = teller
  const { zone, why, targets, to, groups, isSecond } = intent
  const people = targets.flatMap((target) => listPeopleIn(board, target))
  const stays = to.length === 1 && to[0] === zone
  const told = words.say(`zone.lens.intents.${stays ? 'stay' : why}`, {
    zombies: crowdInWords(teller, groups),
    from: zonesInWords(kit, [zone]),
    to: oneOfZones(teller, to),
    targets: zonesInWords(kit, targets),
    people: peopleInWords(teller, people, targets),
  })
  const fork = to.length > 1 ? ` ${words.say('zone.lens.intents.fork')}` : ''
  return isSecond ? words.say('zone.lens.intents.then', { told: `${told}${fork}` }) : `${told}${fork}`
}

/** Where each zombie will go, and why. */
export function intentsLens(teller: LensTeller): LensView {
  const { words, kit, board } = teller
  const intents = intentsOf(kit, board)
  const stuck = intents.filter(({ why, isSecond }) => why === 'none' && !isSecond).map(({ zone }) => zone)
  return {
    marks: { arrows: intents.flatMap((intent) => arrowsOf(kit, intent)), stuck },
    lines:
      intents.length === 0
        ? [words.say('zone.lens.intents.calm')]
        : intents
            .filter(({ why, isSecond }) => !isSecond || why !== 'none')
            .map((intent) => tellIntent(teller, intent)),
  }
}
