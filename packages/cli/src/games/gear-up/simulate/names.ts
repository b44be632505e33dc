import { wordsIn } from '../../../words.ts'

const words = wordsIn('en')

export const bossName = (id: string) => words.say(`boss.${id}.name`)
export const survivorName = (id: string) => words.say(`survivor.${id}.name`)
export const effectName = (id: string) => words.say(`effect.${id}.name`)
export const sourceName = (id: string) => words.say(`source.${id}`)
export const difficultyName = (id: string) => words.say(`difficulty.${id}`)

/** A weapon, or 'companion ethan'. */
export function armName(name: string): string {
  const [first = '', second] = name.split(' ')
  return second === undefined ? words.say(`weapon.${first}.name`) : `${survivorName(second)} (companion)`
}

/** 'weapon effect' */
export function upgradeName(name: string): string {
  const [weapon = '', effect = ''] = name.split(' ')
  return `${words.say(`weapon.${weapon}.name`)}: ${effectName(effect)}`
}
