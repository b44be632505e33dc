import { GAMES } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { findGame } from '../games.ts'
import { ownPart } from '../own-part.ts'
import type { Face } from './face.ts'
import { plainFace } from './plain/face.ts'

/** How a game is shown: with its own pictures and menus, else as every game can be. */
export async function loadFace(id: string): Promise<Face<Game> | undefined> {
  const module = findGame(id)
  const host = GAMES.find(({ campaign }) => campaign?.interlude.id === id)
  const [of, file] = host ? [host.id, 'play/interlude-face.ts'] : [id, 'play/face.ts']
  const own = module && (await ownPart<{ readonly FACE: Face<Game> }>(of, file))
  return own?.FACE ?? (module && plainFace(module))
}
