import type { Board, Terms } from '../board.ts'
import { skillsOf } from '../campaign/sheet.ts'
import { type PlayedSurvivor, SURVIVORS_BY_ID } from '../people/survivors.ts'
import { hasStartEffect } from './start-skill.ts'

/** Whom random companions are drawn from: nobody who is in play, in a posse or dead (GG-RUL-39, GG-RUL-40). */
export const poolOn = ({ campaign }: Terms, { people }: Board): readonly string[] =>
  (campaign?.pool ?? Object.keys(SURVIVORS_BY_ID)).filter((id) => !people.some((person) => person.id === id))

/** Everybody by name; whoever is on a sheet has its campaign skills from the blue level on (GG-CMP-03). */
export function survivorsIn({ campaign }: Terms): Readonly<Record<string, PlayedSurvivor>> {
  const better = campaign?.sheets.flatMap(({ survivor, rewards }): [string, PlayedSurvivor][] => {
    const printed = survivor === null ? undefined : SURVIVORS_BY_ID[survivor]
    const skills = skillsOf({ rewards }).filter((skill) => !hasStartEffect(skill))
    return printed && skills.length > 0
      ? [[printed.id, { ...printed, blue: [...printed.blue, ...skills] }]]
      : []
  })
  return better && better.length > 0 ? { ...SURVIVORS_BY_ID, ...Object.fromEntries(better) } : SURVIVORS_BY_ID
}
