import { useWords } from '../../../../i18n/use-words.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'

const TURNS = 9

interface When {
  readonly when: string
  /** Turns until it comes, this one counted; none once it is here. */
  readonly turns: number | undefined
}

/** When the boss comes, or before whom it stands (GU-RND-02). */
export function useBossWhen(): When {
  const { board } = useCalmTable()
  const { say, tell } = useWords()
  const { seat } = board.boss
  if (seat !== null)
    return { when: say('table.in-front', { survivor: tell(tellSurvivor(board, seat)) }), turns: undefined }
  const turns = TURNS + 1 - board.turn
  return { when: say('table.boss-comes', { turns }), turns }
}
