import { type CSSProperties, useRef } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { anchor } from '../../../table/play/cue.ts'
import { useBox } from '../../../table/use-box.ts'
import { useCoarsePointer } from '../../../table/use-coarse-pointer.ts'
import { SurvivorFace } from '../art/survivor-face.tsx'
import { BossCard } from './cards/boss-card.tsx'
import { BossPanel } from './cards/boss-panel.tsx'
import { fitCards } from './cards/fit-cards.ts'
import { ZombieCard } from './cards/zombie-card.tsx'
import { ANCHORS } from './play/anchors.ts'
import { placeMark } from './play/trace.ts'
import { QuietStreet } from './quiet-street.tsx'
import { Staged } from './staged-street.tsx'
import { StreetHead } from './street-head.tsx'
import { useCalmTable } from './table-state.ts'
import { bossIsHere, inSlot, WAY } from './targets.ts'
import { tellSurvivor } from './tell-pick.ts'

/** Pixels that the boss, told in full or not, and the barricade take from the cards. */
const BESIDE_FULL = 290
const BESIDE_SLIM = 170

/** Squares worth more than the boss told in full, and the least that a finger finds. */
const GOOD_SQUARE = 48
const FINGER = 40

type Sizes = Parameters<typeof fitCards>[0]

/** The road with every card in full: they come from the left, and on the right is whom they want. */
function Road({ sizes }: { readonly sizes: Sizes }) {
  const { board, looked, followed } = useCalmTable()
  const { say, tell } = useWords()
  const slots = useRef<HTMLDivElement>(null)
  const { width, height } = useBox(slots)
  const fit = fitCards(sizes, width, height)
  const columns = fit.columns.map((pixels, index) =>
    sizes[index]?.length === 0 ? `${pixels}px` : `minmax(${pixels}px, ${pixels}fr)`,
  )
  const isQuiet = sizes.every((cards) => cards.length === 0)
  return (
    <div className="road" data-quiet={isQuiet ? '' : undefined}>
      <div
        className="slots"
        ref={slots}
        data-compact={fit.compact ? '' : undefined}
        style={
          {
            '--square': `${fit.square}px`,
            gridTemplateColumns: isQuiet ? undefined : columns.join(' '),
          } as CSSProperties
        }
      >
        {WAY.map((slot) => {
          const zombies = inSlot(board, looked, slot)
          return (
            <section
              key={slot}
              className="slot"
              {...placeMark(followed.trace, board, looked, slot)}
              aria-label={say('table.slot', { slot })}
            >
              <h3 className="slot-name">{slot}</h3>
              {zombies.length === 0 && <p className="unseen">{say('table.slot-empty')}</p>}
              {zombies.map((zombie) => (
                <ZombieCard key={zombie.target} zombie={zombie} />
              ))}
            </section>
          )
        })}
      </div>
      <div className="barricade" {...anchor(ANCHORS.barricade(looked))}>
        <SurvivorFace survivor={board.seats[looked]?.survivor ?? ''} size={34} />
        <span className="unseen">
          {say('table.street-way', { survivor: tell(tellSurvivor(board, looked)) })}
        </span>
      </div>
      {isQuiet && <QuietStreet />}
    </div>
  )
}

/** The whole street, the boss behind those who come first. Where its squares are too small for fingers, one card is large. */
export function WideStreet() {
  const { board, looked } = useCalmTable()
  const { say } = useWords()
  const whole = useRef<HTMLDivElement>(null)
  // Measured by the whole, which does not change with what is shown in it.
  const { width, height } = useBox(whole)
  const sizes = WAY.map((slot) =>
    inSlot(board, looked, slot).map(({ grid, fixed }) => ({
      rows: grid.length,
      columns: Math.max(...grid.map((text) => text.length)),
      fixed: fixed > 0,
    })),
  )
  const squareBeside = (pixels: number) => fitCards(sizes, width - pixels, height).square
  const isHere = bossIsHere(board)
  const isStaged = useCoarsePointer() && squareBeside(isHere ? width / 2 : BESIDE_SLIM) < FINGER
  return (
    <section className="street" aria-label={say('word.street')}>
      <StreetHead />
      <div className="street-and-boss" ref={whole}>
        {!isHere && <BossPanel full={!isStaged && squareBeside(BESIDE_FULL) >= GOOD_SQUARE} />}
        {isHere && !isStaged && <BossCard />}
        {isStaged ? (
          <div className="street-narrow staged" data-own="">
            <Staged />
          </div>
        ) : (
          <Road sizes={sizes} />
        )}
      </div>
    </section>
  )
}
