import { NONE, type PreparePick, type ZonesChoiceOf } from '@graveshift/zones'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { AnswerButton } from '../decide/answer-button.tsx'
import { useDeciding } from '../decide/deciding.ts'
import { QuestionHead } from '../decide/question-head.tsx'
import { CardFace } from './card-face.tsx'
import { placesOf, TrayHead } from './person-tray.tsx'
import { type MoveName, SlotBoard } from './slot-board.tsx'
import type { SlotMove } from './slot-model.ts'

const PACK = 'pack'

const placeOf = (person: number, slot: string): string => `${person}-${slot}`

/** A move between somebody's slots; of what is given up there is none. */
function moveOf(pick: PreparePick): SlotMove | undefined {
  if (pick.do !== 'stow' && pick.do !== 'draw') return undefined
  const ready = placeOf(pick.person, pick.slot ?? 'hand')
  const pack = placeOf(pick.person, PACK)
  const [from, to] = pick.do === 'stow' ? [ready, pack] : [pack, ready]
  return { card: pick.card, from, to, for: pick.for }
}

const isSame = (one: SlotMove, other: SlotMove | undefined): boolean =>
  one.card === other?.card && one.from === other.from && one.to === other.to && one.for === other.for

const nameOf = ({ for: back }: SlotMove): MoveName => (back === undefined ? 'move' : 'swap')

/** The starting cards, put into hands and backpacks before the first turn; of too many one is given up. */
export function PreparePanel({ choice }: { readonly choice: ZonesChoiceOf<'prepare'> }) {
  const { table, kit, board } = useDeciding()
  const { say, name } = useWords()
  const { store, submit } = table
  const picks = useMemo(() => store.picks(choice) as readonly PreparePick[], [store, choice])
  const moves = useMemo(() => picks.flatMap((pick) => moveOf(pick) ?? []), [picks])
  const drops = picks.flatMap((pick) => (pick.do === 'drop' ? [pick] : []))
  const ready = picks.find((pick) => pick.do === 'ready')
  const own = board.people.flatMap(({ seat, zone }, person) =>
    seat === choice.seat && zone !== NONE ? [person] : [],
  )
  const shown =
    own.length > 0 ? own : board.people.flatMap(({ seat }, person) => (seat === choice.seat ? [person] : []))
  // Several people have room beside each other by pictures and names alone.
  const isMany = shown.length > 2
  return (
    <section className="decide arrange" data-many={isMany ? '' : undefined}>
      <QuestionHead choice={choice} />
      <SlotBoard
        trays={shown.map((person) => ({
          id: String(person),
          name: name('survivor', board.people[person]?.id ?? '', 'name'),
          head: <TrayHead person={person} board={board} />,
          places: placesOf({
            kit,
            board,
            person,
            idOf: (slot) => placeOf(person, slot),
            titleOf: (slot) => name('place', slot),
          }).map((place) => ({ ...place, small: place.small || isMany })),
        }))}
        moves={moves}
        nameOf={nameOf}
        onMove={(move) => {
          const pick = picks.find((each) => isSame(move, moveOf(each)))
          if (pick) submit(pick)
        }}
      />
      {drops.length > 0 && (
        <>
          <p className="decide-warn">{say('zone.cards.too-many')}</p>
          <ul className="card-answers">
            {drops.map((pick) => (
              <li key={`${pick.person} ${pick.card}`}>
                <AnswerButton choice={choice} pick={pick} className="card-answer">
                  <CardFace face={pick.card} />
                </AnswerButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {ready && (
        <footer className="decide-foot">
          <AnswerButton choice={choice} pick={ready} kind="primary">
            {name('pick', 'ready')}
          </AnswerButton>
        </footer>
      )}
    </section>
  )
}
