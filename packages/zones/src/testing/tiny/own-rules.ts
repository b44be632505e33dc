import { emit } from '../../emit.ts'
import { zoneNamed } from '../../map/board.ts'
import { doorNamed } from '../../map/doors.ts'
import { MOST } from '../../missions/read-figures.ts'
import type { Rule } from '../../missions/rule.ts'
import { said } from '../../missions/sentences.ts'
import type { Tiny, TinyKit } from './game.ts'

/** The first spawn token goes along a path, a zone each time that zombies are about to come. */
interface ProcessionRule {
  readonly rule: 'procession'
  readonly path: readonly string[]
}

export const procession: Rule<ProcessionRule, Tiny, TinyKit> = {
  id: 'procession',
  figures: 'the first spawn token goes along a `path` of zones',
  read: (fields) => ({ rule: 'procession', path: fields.names('path', MOST) }),
  tell: ({ path }) => said('mission-rule.procession', { zones: path.join() }),
  make: ({ path }) => ({
    phaseBegins(kit, table, phase) {
      const count = (table.board.tally.procession ?? 0) + 1
      if (phase === 'spawn' && count <= path.length)
        emit(kit, table, { type: 'tallied', what: 'procession', count })
    },
    spawnAt({ map }, { tally }, spawn) {
      const name = spawn === 0 ? path[(tally.procession ?? 0) - 1] : undefined
      return name === undefined ? undefined : zoneNamed(map, name)
    },
  }),
  zones: ({ path }) => path,
}

/** A gate through which people go and everybody looks, and no zombie gets. */
interface BarricadeRule {
  readonly rule: 'barricade'
  readonly door: string
}

export const barricade: Rule<BarricadeRule, Tiny, TinyKit> = {
  id: 'barricade',
  figures: 'no zombie gets through a `door`',
  read: (fields) => ({ rule: 'barricade', door: fields.name('door') }),
  tell: ({ door }) => said('mission-rule.barricade', { door }),
  make: ({ door }) => ({ stopsZombies: ({ map }) => 1 << (doorNamed(map.layout, door) ?? 0) }),
}
