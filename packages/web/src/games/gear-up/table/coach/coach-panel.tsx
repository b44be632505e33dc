import type { Pick } from '@graveshift/gear-up'
import { type Choice, squaresOf } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { CoachFrame } from '../../../../table/coach/coach-frame.tsx'
import { RankedList } from '../../../../table/coach/ranked-list.tsx'
import type { Pointer } from '../../../../table/pointer.ts'
import { useCalmTable } from '../table-state.ts'
import { GearUpOdds } from './gear-up-odds.tsx'

/**
 * A new zombie has so many spaces wherever it goes: they tell answers of a deal from nothing. What armor absorbs is in
 * the answer's own words; what later attacks of the walk cost is not its doing.
 */
const sameForAll = ({ kind }: Choice): readonly string[] =>
  kind === 'deal'
    ? ['kills', 'squares']
    : kind === 'armor' || kind === 'dodge'
      ? ['health', 'armor', 'walk', 'threat']
      : []

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

interface Props {
  readonly onShow: () => void
  /** Whether it is seen. Elsewhere than in it a phone has the odds above every part of the table. */
  readonly isSeen: boolean
}

/** The coach of Gear Up: what it proposes is shown in the street. */
export function CoachPanel({ onShow, isSeen }: Props) {
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
      hasOdds={isSeen}
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
