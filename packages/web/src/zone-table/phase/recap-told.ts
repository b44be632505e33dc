import type { Exposure } from '@graveshift/zones'
import { type LensTeller, peopleInWords, personInWords, zonesInWords } from '../lenses/lens.ts'
import type { Blow, Came } from './recap.ts'

/** Blows of the same kind that fell in the same way, as one line. */
export interface BlowsTold {
  readonly kind: number | undefined
  readonly text: string
  readonly came: string
  readonly wounds: number
}

function cameInWords(teller: LensTeller, came: Came | undefined, person: number): string {
  const { words, kit } = teller
  if (!came) return ''
  if (came.how === 'appeared') return words.say('zone.phase.recap.came.appeared')
  if (came.how === 'met')
    return words.say('zone.phase.recap.came.met', { person: personInWords(teller, person) })
  const { from, why, targets, seen } = came.group
  const people = peopleInWords(teller, seen, targets)
  const way = why === 'sight' || why === 'noise' ? why : 'other'
  return words.say(`zone.phase.recap.came.${way}`, {
    from: zonesInWords(kit, [from]),
    zones: zonesInWords(kit, targets),
    people,
  })
}

/** Who struck somebody, like with like. */
export function blowsInWords(
  teller: LensTeller,
  person: number,
  blows: readonly Blow[],
): readonly BlowsTold[] {
  const { words, kit } = teller
  const groups = new Map<string, Blow[]>()
  for (const blow of blows) {
    const key = `${blow.kind} ${blow.zone} ${blow.isSecond}`
    groups.set(key, [...(groups.get(key) ?? []), blow])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const id = first.kind === undefined ? undefined : kit.kinds[first.kind]?.id
    const zombie = id === undefined ? words.say('zone.phase.recap.zombie') : words.name('zombie', id, 'name')
    return [
      {
        kind: first.kind,
        text: words.say(`zone.phase.recap.blow.${first.isSecond ? 'second' : 'first'}`, {
          zombie,
          count: group.length,
          zone: zonesInWords(kit, [first.zone]),
        }),
        came: cameInWords(teller, first.came, person),
        wounds: group.reduce((sum, { wounds }) => sum + wounds, 0),
      },
    ]
  })
}

/** What waits in a zone, and for whom. */
export function waitInWords(teller: LensTeller, { zone, people, least, most }: Exposure): string {
  const { words, kit, board } = teller
  const attacks = least === most ? most : words.say('zone.phase.recap.range', { least, most })
  return words.say('zone.phase.recap.wait', {
    attacks,
    most,
    zone: zonesInWords(kit, [zone]),
    people: people.map((person) => personInWords(teller, person)).join(', '),
    hearts: people.reduce((sum, person) => sum + (board.people[person]?.health ?? 0), 0),
  })
}
