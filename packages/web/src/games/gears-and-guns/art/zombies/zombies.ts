import { BODIES } from '../../../../art/zombie-bodies.tsx'
import type { Standee } from '../../../../zone-table/board/skin.ts'

const WALKER: Standee = { height: 14.5, draw: BODIES.walker }

const ZOMBIES: Readonly<Record<string, Standee>> = {
  walker: WALKER,
  runner: { height: 15, draw: BODIES.runner },
  brute: { height: 17, draw: BODIES.brute },
}

export const standeeOf = (kind: string): Standee => ZOMBIES[kind] ?? WALKER
