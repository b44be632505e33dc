import type { Choice } from '@graveshift/gear-up'
import { type Choice as AnyChoice, isRecord, type Json, squareFromName } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { CoachFrame } from '../../../../table/coach/coach-frame.tsx'
import { RankedList } from '../../../../table/coach/ranked-list.tsx'
import type { Pointer } from '../../../../table/pointer.ts'
import { useCalmTable } from '../table-state.ts'
import { tellPick } from '../tell-pick.ts'
import { GearUpOdds } from './gear-up-odds.tsx'

/** A new zombie has so many spaces wherever it goes: they tell answers of a deal from nothing. */
const sameForAll = ({ kind }: AnyChoice): readonly string[] => (kind === 'deal' ? ['kills', 'squares'] : [])

/** What an answer is about, to be shown on the table. */
function pointerTo(pick: Json): Pointer | undefined {
  if (!isRecord(pick)) return undefined
  const named = String(pick.squares ?? pick.square ?? '')
  const squares = named.split(' ').flatMap((name) => squareFromName(name) ?? [])
  const targets = Array.isArray(pick.targets) ? pick.targets.map(Number) : []
  if (typeof pick.target === 'number') targets.push(pick.target)
  return { seats: typeof pick.seat === 'number' ? [pick.seat] : [], targets, squares }
}

/** The coach of Gear Up: what it proposes is shown in the street. */
export function CoachPanel({ onShow }: { readonly onShow: () => void }) {
  const { board, propose, look } = useCalmTable()
  const { say, tell } = useWords()
  const choose = (pick: Json | undefined) => {
    if (pick === undefined) return propose(undefined)
    const pointer = pointerTo(pick)
    propose(pick, pointer)
    const zombie = board.zombies.find(({ target }) => target === pointer?.targets[0])
    if (zombie) look(zombie.seat)
    if (pointer && pointer.targets.length > 0) onShow()
  }
  return (
    <CoachFrame
      odds={<GearUpOdds />}
      ranked={
        <RankedList
          // The table asks only what its own game asks.
          sayPick={(choice, pick) => tell(tellPick(board, choice as Choice, pick))}
          onChoose={choose}
          sameForAll={sameForAll}
          note={({ kind }) => (kind === 'deal' ? say('coach.deal') : undefined)}
        />
      }
    />
  )
}
