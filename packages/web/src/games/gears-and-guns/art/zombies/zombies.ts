import type { Standee } from '../../../../zone-table/board/skin.ts'
import { ABOMINATIONS } from './abominations.tsx'
import { brute, runner, walker } from './common.tsx'

const ABOMINATION = 24

const WALKER: Standee = { height: 15, draw: walker }

/** Every kind of zombie, told apart by what it is drawn as and by how large it is. */
const ZOMBIES: Readonly<Record<string, Standee>> = {
  walker: WALKER,
  runner: { height: 15, draw: runner },
  brute: { height: 18, draw: brute },
  ...Object.fromEntries(
    Object.entries(ABOMINATIONS).map(([kind, draw]) => [kind, { height: ABOMINATION, draw }]),
  ),
}

export const standeeOf = (kind: string): Standee => ZOMBIES[kind] ?? WALKER
