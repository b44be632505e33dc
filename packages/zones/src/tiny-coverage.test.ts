import { longer } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { LEARNT } from './testing/tiny/content.ts'
import { sceneFor } from './testing/tiny/scene-for.ts'
import { TINY_WATCHED } from './testing/tiny/watched.ts'
import { Observer } from './testing/watched/observer.ts'
import { watchGame } from './testing/watched/runner.ts'

const MOST_SCENES = 150

/** Needs two blades at once, and everybody here has one hand for them. */
const ELSEWHERE = ['swordmaster']

/** Whether some game comes to something else for the skill. */
function isUsed(skill: string): boolean {
  const observer = new Observer(TINY_WATCHED, [`skill ${skill}`])
  for (let scene = 0; scene < MOST_SCENES && observer.missing().length > 0; scene++)
    watchGame(TINY_WATCHED, sceneFor(skill, scene), scene, observer, new Map())
  return observer.missing().length === 0
}

/** Every day some of them; with GRAVESHIFT_LONG=2 all. */
const TRIED = LEARNT.filter((skill, index) => !ELSEWHERE.includes(skill) && (longer() > 1 || index % 4 === 0))

test(`${TRIED.length} of ${LEARNT.length} skills of zones come to something in the game of no box`, {
  timeout: 900_000,
}, () => {
  expect(TRIED.filter((skill) => !isUsed(skill))).toEqual([])
})
