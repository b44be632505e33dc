import type { Pick } from '@graveshift/gear-up'
import { type Choice, squaresOf } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { CoachFrame } from '../../../../table/coach/coach-frame.tsx'
import { RankedList } from '../../../../table/coach/ranked-list.tsx'
import type { Pointer } from '../../../../table/pointer.ts'
import { useCalmTable } from '../table-state.ts'
import { GearUpOdds } from './gear-up-odds.tsx'

/** A new zombie has so many spaces wherever it goes: they tell answers of a deal from nothing. */
const sameForAll = ({ kind }: Choice): readonly string[] => (kind === 'deal' ? ['kills', 'squares'] : [])

/** What an answer is about, to be shown on the table. */
function pointerTo(pick: Pick): Pointer {
  const nothing = { seats: [], targets: [], squares: [] }
  switch (pick.do) {
    case 'hit':
      return { ...nothing, targets: [pick.target], squares: squaresOf(pick.lo, pick.hi) }
    case 'shoot':
      return { ...nothing, targets: [pick.target], squares: [pick.square] }
    case 'sweep':
      return { ...nothing, targets: pick.targets }
    case 'deal':
      return { ...nothing, seats: [pick.seat] }
    default:
      return nothing
  }
}

/** The coach of Gear Up: what it proposes is shown in the street. */
export function CoachPanel({ onShow }: { readonly onShow: () => void }) {
  const { board, propose, look } = useCalmTable()
  const { say } = useWords()
  const choose = (pick: Pick | undefined) => {
    if (pick === undefined) return propose(undefined)
    const pointer = pointerTo(pick)
    propose(pick, pointer)
    const zombie = board.zombies.find(({ target }) => target === pointer.targets[0])
    if (zombie) look(zombie.seat)
    if (pointer.targets.length > 0) onShow()
  }
  return (
    <CoachFrame
      odds={<GearUpOdds />}
      ranked={
        <RankedList
          onChoose={choose}
          sameForAll={sameForAll}
          note={({ kind }) => (kind === 'deal' ? say('coach.deal') : undefined)}
        />
      }
    />
  )
}
