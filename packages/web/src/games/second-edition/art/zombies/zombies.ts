import { BODIES } from '../../../../art/zombie-bodies.tsx'
import type { Standee } from '../../../../zone-table/board/skin.ts'
import { ABOMINATIONS } from './abominations.tsx'
import { drawFatty } from './fatty.tsx'

const ABOMINATION = 24

const WALKER: Standee = { height: 14.5, draw: BODIES.walker }

/** Every kind of zombie, told apart by what it is drawn as and by how large it is. */
const ZOMBIES: Readonly<Record<string, Standee>> = {
  walker: WALKER,
  runner: { height: 15, draw: BODIES.runner },
  fatty: { height: 17, draw: drawFatty },
  ...Object.fromEntries(
    Object.entries(ABOMINATIONS).map(([kind, draw]) => [kind, { height: ABOMINATION, draw }]),
  ),
}

export const standeeOf = (kind: string): Standee => ZOMBIES[kind] ?? WALKER
