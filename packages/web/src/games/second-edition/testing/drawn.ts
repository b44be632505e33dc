import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE, type SecondEdition, viewBoard } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import type { BoardScene } from '../../../zone-table/board/scene.ts'
import { secondScene } from '../scene.ts'

type Options = SecondEdition['options']

function optionsOf(read: ReturnType<typeof SECOND_EDITION_MODULE.readOptions>): Options {
  if (isFault(read)) throw new Error(read.message)
  return read
}

interface Drawn {
  readonly scene: BoardScene
  readonly zone: (name: string) => number
  readonly session: Session<SecondEdition>
}

function drawn(options: Options): Drawn {
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'drawn' })
  if (isRefusal(session)) throw new Error(session.refused)
  const kit = kitFor(options)
  return {
    session,
    scene: secondScene(options, viewBoard(kit, session.state.board)),
    zone: (name) => kit.map.named.get(name) ?? -1,
  }
}

/** A new game as it is drawn. */
export const drawnGame = (raw: Json): Drawn => drawn(optionsOf(SECOND_EDITION_MODULE.readOptions(raw)))

/** A table in the middle of a game as it is drawn. */
export function drawnPosition(raw: Json): Drawn {
  const read = SECOND_EDITION_MODULE.readPosition?.(raw)
  if (!read) throw new Error('positions cannot be read')
  return drawn(optionsOf(read))
}

/** An evening of M1: six survivors over half of the board, and who comes for them. */
export const CROWDED: Json = {
  mission: 'M1',
  round: 5,
  turn: 'elle',
  teams: [
    ['amy', 'doug', 'elle'],
    ['josh', 'ned', 'wanda'],
  ],
  people: [
    { id: 'amy', zone: '9R.E', health: 3 },
    { id: 'doug', zone: '9R.E', health: 2 },
    { id: 'elle', zone: '7R.SE', health: 3 },
    { id: 'josh', zone: '6R.a', health: 3 },
    { id: 'ned', zone: '6R.a', health: 1 },
    { id: 'wanda', zone: '3R.b', health: 3 },
  ],
  zombies: {
    '5R.SW': { walker: 3, fatty: 1 },
    '5R.SE': { walker: 5, runner: 2 },
    '9R.SE': { walker: 3, fatty: 2 },
    '2V.SE': { walker: 3, abomination: 1 },
    '9R.E': { walker: 2, runner: 1 },
  },
  noise: { '9R.E': 2 },
  doors: ['9R.a-9R.N', '7R.a-7R.SE'],
}
