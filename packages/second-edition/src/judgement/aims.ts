import { type Aims, ZONES_NEVER, ZONES_WORTH } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { progressOf } from '../missions/judge.ts'
import type { SecondKit } from '../second-kit.ts'
import { focusOf } from './focus.ts'
import { isHungry, wantedCards } from './wanted.ts'

const WORTH: Readonly<Record<string, number>> = {
  ...ZONES_WORTH,
  take: 300,
  store: 300,
  'search-car': 80,
  trunk: 150,
  // What waits behind a door is for those who think about it.
  door: -40,
  'change-seat': -60,
  'get-in': 0,
  'get-out': 0,
}

const NEVER: ReadonlySet<string> = new Set([...ZONES_NEVER, 'change-seat'])

/** What bots go by in a mission of this game; the kit is not there yet when its aims are made. */
export const aimsOf = (kit: () => SecondKit): Aims<Board> => ({
  worth: WORTH,
  never: NEVER,
  wantedCards: () => wantedCards(kit()),
  focus: (board) => focusOf(kit(), board),
  isSearching: (board) => isHungry(kit(), board),
  progress: (board) => progressOf(kit(), board),
})
