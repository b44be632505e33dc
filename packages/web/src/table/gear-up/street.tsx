import { type CSSProperties, useEffect, useRef } from 'react'
import { BossFigure } from '../../art/gear-up/boss-figure.tsx'
import { SurvivorFace } from '../../art/gear-up/survivor-face.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { anchor, piece } from '../play/cue.ts'
import { SeatSwitch } from './ask/seat-switch.tsx'
import { BossBodyGrid, BossCard, BossHead, BossTexts } from './cards/boss-card.tsx'
import { fitCards } from './cards/fit-cards.ts'
import { ZombieCard, ZombieThumb } from './cards/zombie-card.tsx'
import { ANCHORS } from './play/anchors.ts'
import { QuietStreet } from './quiet-street.tsx'
import { useCalmTable, useTable } from './table-state.ts'
import { bossIsHere, inSlot, WAY } from './targets.ts'
import { tellSurvivor, tellTarget } from './tell-pick.ts'
import { useBox } from './use-box.ts'

/** Pixels of the neighbor that show there is one. */
const SHOULDER = 24

/** Says whose street it is, and leads back from somebody else's. */
export function StreetHead() {
  const { board, looked, acting, act, look, open, choice, narrow } = useCalmTable()
  const { say, tell } = useWords()
  const survivor = tell(tellSurvivor(board, looked))
  const mayAct = looked !== acting && open.some(({ seat }) => seat === looked) && choice !== undefined
  // There is but one street, and on a phone no room to say so.
  const isKnown = narrow && board.seats.length === 1
  // Where many faces fill the line, the one that is marked says it.
  const isSaid =
    narrow &&
    choice !== undefined &&
    looked === acting &&
    open.filter(({ seat }) => seat !== 'team').length > 3
  return (
    <header className={isKnown ? 'unseen' : 'street-head'}>
      <h2 className={isSaid ? 'unseen' : undefined}>{say('table.street-of', { survivor })}</h2>
      {looked !== acting && (
        <Button onClick={() => look(acting)}>
          {say('table.back-to', { survivor: tell(tellSurvivor(board, acting)) })}
        </Button>
      )}
      {narrow && <SeatSwitch />}
      {!narrow && mayAct && <Button onClick={() => act(looked)}>{say('table.act-as', { survivor })}</Button>}
    </header>
  )
}

/** The whole street with every card in full, where they come from on the left and their victim on the right; the boss behind them. */
export function WideStreet() {
  const { board, looked } = useCalmTable()
  const { say, tell } = useWords()
  const slots = useRef<HTMLDivElement>(null)
  const { width, height } = useBox(slots)
  const full = WAY.map((slot) => ({ slot, zombies: inSlot(board, looked, slot) }))
  const fit = fitCards(
    full.map(({ zombies }) =>
      zombies.map(({ grid }) => ({
        rows: grid.length,
        columns: Math.max(...grid.map((text) => text.length)),
      })),
    ),
    width,
    height,
  )
  const columns = fit.columns.map((pixels, index) =>
    full[index]?.zombies.length === 0 ? `${pixels}px` : `minmax(${pixels}px, ${pixels}fr)`,
  )
  const isQuiet = full.every(({ zombies }) => zombies.length === 0)
  const survivor = tell(tellSurvivor(board, looked))
  return (
    <section className="street" aria-label={say('word.street')}>
      <StreetHead />
      <div className="street-and-boss">
        {bossIsHere(board) && <BossCard />}
        <div className="road" data-quiet={isQuiet ? '' : undefined}>
          <div
            className="slots"
            ref={slots}
            data-compact={fit.compact ? '' : undefined}
            style={{ '--square': `${fit.square}px`, gridTemplateColumns: columns.join(' ') } as CSSProperties}
          >
            {full.map(({ slot, zombies }) => (
              <section key={slot} className="slot" aria-label={say('table.slot', { slot })}>
                <h3 className="slot-name">{slot}</h3>
                {zombies.length === 0 && <p className="unseen">{say('table.slot-empty')}</p>}
                {zombies.map((zombie) => (
                  <ZombieCard key={zombie.target} zombie={zombie} />
                ))}
              </section>
            ))}
          </div>
          <div className="barricade" {...anchor(ANCHORS.barricade(looked))}>
            <SurvivorFace survivor={board.seats[looked]?.survivor ?? ''} size={34} />
            <span className="unseen">{say('table.street-way', { survivor })}</span>
          </div>
          {isQuiet && <QuietStreet />}
        </div>
      </div>
    </section>
  )
}

/** Moves a row to the side so far that a card in it is seen. Nothing else scrolls. */
function reveal(row: HTMLElement | null, target: number): void {
  const card = row?.querySelector<HTMLElement>(`[data-card="${target}"]`)
  if (!row || !card) return
  const right = card.offsetLeft + card.offsetWidth
  if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth + SHOULDER
  else if (card.offsetLeft < row.scrollLeft) row.scrollLeft = card.offsetLeft - SHOULDER
}

/** On a phone: all cards small, one of them large to draw on. */
export function NarrowStreet() {
  const { board, looked, focus, focusOn, drawing } = useTable()
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
    <section
      className="street street-narrow"
      data-alone={board.seats.length === 1 ? '' : undefined}
      aria-label={say('word.street')}
    >
      <StreetHead />
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
                aria-pressed={target === focus}
                aria-label={tell(tellTarget(board, target))}
                onClick={() => focusOn(target)}
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
          <section key={slot} className="thumb-slot" aria-label={say('table.slot', { slot })}>
            <h3 className="slot-name">{slot}</h3>
            {inSlot(board, looked, slot).map((each) => (
              <ZombieThumb
                key={each.target}
                zombie={each}
                chosen={each.target === focus}
                onChoose={() => focusOn(each.target)}
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
    </section>
  )
}
