import type { Telling } from '@graveshift/kernel'
import { wordsIn } from '../../words.ts'
import type { Box, BoxedGame } from './box.ts'

/** What a report calls the things of a game. */
export function namesOf<G extends BoxedGame>({ module, missions }: Box<G>) {
  const words = wordsIn('en', module.id)
  /** As its number says, where there is no room for its name. */
  const missionNumber = (id: string) => `M${missions.find((mission) => mission.id === id)?.number}`
  return {
    missionNumber,
    missionName: (id: string) => `${missionNumber(id)} ${words.say(`mission.${id}.name`)}`,
    survivorName: (id: string) => words.say(`survivor.${id}.name`),
    difficultyName: (id: string) => words.say(`difficulty.${id}`),
    cardName: (id: string) => words.say(`card.${id}.name`),
    skillName: (id: string) => words.say(`skill.${id}.name`),
    zombieName: (id: string) => words.say(`zombie.${id}.name`),
    woundName: (from: string) => words.say(`wounds.${from}`),
    actionName: (id: string) => words.say(`action.${id}`),
    goalName: (goal: Telling) => words.tell(goal),
    /** Why a mission was lost; one that nobody waited for any longer has no word. */
    lossName: (why: string) => (why === 'unfinished' ? why : words.say(`lost.${why}`)),
  }
}

export type ReportNames = ReturnType<typeof namesOf>
