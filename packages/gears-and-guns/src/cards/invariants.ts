import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** Every card has a state, whoever was saved is off the board, and lent skills are there. */
export function brokenCards({ mission }: WesternKit, board: Board): string[] {
  const wrong: string[] = []
  const { cards, uses, tied, people, saved, keys, marks, notes, lentSkills, convoy } = board
  for (const list of [cards, uses, tied])
    if (list.length !== mission.cards.length) wrong.push(`there are ${list.length} objective cards`)
  for (const list of [keys, marks, notes])
    if (new Set<unknown>(list).size !== list.length)
      wrong.push(`${list.join(', ')}: something is there twice`)
  for (const { companion, by } of saved)
    if (people[companion]?.zone !== NONE || people[by] === undefined)
      wrong.push('somebody was saved who is here')
  for (const { person, skill } of lentSkills)
    if (!people[person]?.skills.includes(skill)) wrong.push(`${skill} was lent, and is not there`)
  for (const person of [...convoy, ...tied.filter((each) => each !== NONE)])
    if (people[person]?.seat !== NONE) wrong.push('somebody of a seat is in the convoy, or on a card')
  return wrong
}
