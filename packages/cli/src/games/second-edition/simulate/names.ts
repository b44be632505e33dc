import type { Telling } from '@graveshift/kernel'
import { MISSIONS } from '@graveshift/second-edition'
import { wordsIn } from '../../../words.ts'

const words = wordsIn('en', 'second-edition')

/** As its number says, where there is no room for its name. */
export const missionNumber = (id: string) => `M${MISSIONS.find((mission) => mission.id === id)?.number}`
export const missionName = (id: string) => `${missionNumber(id)} ${words.say(`mission.${id}.name`)}`
export const survivorName = (id: string) => words.say(`survivor.${id}.name`)
export const difficultyName = (id: string) => words.say(`difficulty.${id}`)
export const cardName = (id: string) => words.say(`card.${id}.name`)
export const skillName = (id: string) => words.say(`skill.${id}.name`)
export const zombieName = (id: string) => words.say(`zombie.${id}.name`)
export const woundName = (from: string) => words.say(`wounds.${from}`)
export const actionName = (id: string) => words.say(`action.${id}`)
export const goalName = (goal: Telling) => words.tell(goal)
/** Why a mission was lost; one that nobody waited for any longer has no word. */
export const lossName = (why: string) => (why === 'unfinished' ? why : words.say(`lost.${why}`))
