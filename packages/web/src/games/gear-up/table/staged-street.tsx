import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { anchor, piece } from '../../../table/play/cue.ts'
import { BossFigure } from '../art/boss-figure.tsx'
import { BossBodyGrid } from './cards/boss-body.tsx'
import { BossHead } from './cards/boss-card.tsx'
import { BossTexts } from './cards/boss-texts.tsx'
import { ZombieCard, ZombieThumb } from './cards/zombie-card.tsx'
import { ANCHORS } from './play/anchors.ts'
import { placeMark } from './play/trace.ts'
import { QuietStreet } from './quiet-street.tsx'
import { StreetHead } from './street-head.tsx'
import { useCalmTable, useTable } from './table-state.ts'
import { bossIsHere, inSlot, WAY } from './targets.ts'
import { tellSurvivor, tellTarget } from './tell-pick.ts'

/** Pixels of the neighbor that show there is one. */
const SHOULDER = 24

/** Moves a row to the side so far that a card in it is seen. Nothing else scrolls. */
function reveal(row: HTMLElement | null, target: number): void {
  const card = row?.querySelector<HTMLElement>(`[data-card="${target}"]`)
  if (!row || !card) return
  const right = card.offsetLeft + card.offsetWidth
  if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth + SHOULDER
  else if (card.offsetLeft < row.scrollLeft) row.scrollLeft = card.offsetLeft - SHOULDER
}

/** For fingers where there is little room: all cards small, one of them large to draw on. */
export function Staged() {
  const { board, looked, focus, focusOn, drawing, followed } = useTable()
  const sweep = drawing?.now.mode === 'sweep' ? drawing.sweep : undefined
  // While several targets are aimed at, a tap takes one of them, too.
  const isChosen = (target: number) =>
    sweep?.all.has(target) ? sweep.taken.includes(target) : target === focus
  const choose = (target: number) => {
    focusOn(target)
    if (sweep?.all.has(target)) drawing?.take(target)
  }
  const { say, tell, name } = useWords()
  const stage = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  const laid = drawing?.now.pinned ? drawing.ghost?.squares.join() : undefined
  useEffect(() => {
    // A large card does not fit on the stage as a whole; what lies on it must be seen.
    if (laid !== undefined) stage.current?.querySelector('.ghost')?.scrollIntoView({ block: 'nearest' })
  }, [laid])
  useEffect(() => {
    // The nearest stand at the far end of the row.
    if (focus !== undefined) reveal(thumbs.current, focus)
  }, [focus])
  const zombie = board.zombies.find(({ target }) => target === focus)
  const body = board.boss.bodies.find(({ target }) => target === focus)
  return (
    <>
      <div className="thumbs" ref={thumbs}>
        {bossIsHere(board) &&
          board.boss.bodies
            .filter(({ alive }) => alive)
            .map(({ target }) => (
              <button
                key={target}
                type="button"
                className="zombie-thumb laminated"
                data-card={target}
                {...piece(ANCHORS.thumb(target))}
                aria-pressed={isChosen(target)}
                data-taken={sweep?.taken.includes(target) ? '' : undefined}
                aria-label={tell(tellTarget(board, target))}
                onClick={() => choose(target)}
              >
                <BossFigure boss={board.boss.id} size={48} />
                <span className="thumb-figures">
                  {board.boss.bodies.length > 1
                    ? tell(tellTarget(board, target))
                    : name('boss', board.boss.id, 'name')}
                </span>
              </button>
            ))}
        {WAY.map((slot) => (
          <section
            key={slot}
            className="thumb-slot"
            {...placeMark(followed.trace, board, looked, slot)}
            aria-label={say('table.slot', { slot })}
          >
            <h3 className="slot-name">{slot}</h3>
            {inSlot(board, looked, slot).map((each) => (
              <ZombieThumb
                key={each.target}
                zombie={each}
                chosen={isChosen(each.target)}
                onChoose={() => choose(each.target)}
              />
            ))}
          </section>
        ))}
        <div className="barricade" {...anchor(ANCHORS.barricade(looked))}>
          <span className="unseen">
            {say('table.street-way', { survivor: tell(tellSurvivor(board, looked)) })}
          </span>
        </div>
      </div>
      <div className="stage" ref={stage} data-boss={body ? '' : undefined}>
        {zombie && <ZombieCard key={zombie.target} zombie={zombie} />}
        {body && (
          <section className="boss-card laminated" aria-label={name('boss', board.boss.id, 'name')}>
            <BossHead size={40} />
            <BossBodyGrid body={body} named={board.boss.bodies.length > 1} />
            <BossTexts />
          </section>
        )}
        {!zombie && !body && <QuietStreet />}
      </div>
    </>
  )
}

/** The street of a phone. */
export function NarrowStreet() {
  const { looked, acting } = useCalmTable()
  const { say } = useWords()
  return (
    <section
      className="street street-narrow"
      data-own={looked === acting ? '' : undefined}
      aria-label={say('word.street')}
    >
      <StreetHead />
      <Staged />
    </section>
  )
}
