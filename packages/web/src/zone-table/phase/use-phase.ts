import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { LensTeller } from '../lenses/lens.ts'
import type { ZoneBoard } from '../table/zone-face.ts'
import { useZones } from '../table/zone-table-state.ts'
import { type FilmBeat, filmOf } from './film.ts'
import { filmTeller } from './phase-play.ts'
import { type Recap, recapOf } from './recap.ts'
import { type Story, storyOf } from './story.ts'

/** What captions and recaps are told from. */
export function usePhaseTeller(): LensTeller {
  const { kit, board } = useZones()
  const words = useWords()
  return useMemo(() => ({ words, kit, board }), [words, kit, board])
}

/** The last zombies' phase; it is looked for anew with every state of the table. */
function useStoryOf(): Story<ZoneBoard> | undefined {
  const { session, seq } = useZones()
  return useMemo(() => storyOf(session, seq), [session, seq])
}

/** What the zombies did in this phase before the last decision, and since then as far as it is known. */
export function usePhaseFilm(): {
  readonly before: readonly FilmBeat<ZoneBoard>[]
  readonly isPhase: boolean
} {
  const { face, kit, session, seq, board, phase } = useZones()
  const story = useStoryOf()
  const isPhase = board.phase === 'zombies' || board.phase === 'spawn' || board.phase === 'end'
  const isShown = phase.at !== undefined
  return useMemo(() => {
    if (!isPhase || !story) return { before: [], isPhase }
    const teller = filmTeller(face, kit, session)
    const shownNow = isShown ? seq : undefined
    const before = story.batches
      .filter((batch) => batch.seq !== shownNow)
      .flatMap(({ moments, before: begun }) => filmOf(teller, moments, begun))
    return { before, isPhase }
  }, [face, kit, session, seq, story, isPhase, isShown])
}

/** Who was hit, by whom, and what waits; and whether that is news: nobody has decided anything since. */
export function useRecap(): { readonly recap: Recap | undefined; readonly isFresh: boolean } {
  const { kit, session, seq } = useZones()
  const story = useStoryOf()
  return useMemo(() => {
    if (!story) return { recap: undefined, isFresh: false }
    const { past, from, to, batches } = story
    const now = session.boardAfter(seq)
    const isFresh = batches.at(-1)?.seq === seq && (now.phase === 'players' || now.outcome !== undefined)
    return { recap: recapOf(kit, past.slice(0, to), from, now), isFresh }
  }, [kit, session, seq, story])
}
