import { useWords } from '../../../../i18n/use-words.ts'
import { RefusalNote } from '../../../../table/refusal-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import type { Drawing } from '../place/use-placement.ts'
import { useTable } from '../table-state.ts'
import { targetsShown } from '../targets.ts'
import { tellPick, tellTarget } from '../tell-pick.ts'
import { LiftButton } from './lift-button.tsx'
import { PreviewLines } from './preview-lines.tsx'

interface Props {
  readonly drawing: Drawing
  /** What lies is drawn by the next press and cannot be taken back. */
  readonly forGood: boolean
}

/** Draws what lies; where that costs something, one button for each way to pay. */
export function DrawButtons({ drawing, forGood }: Props) {
  const { draw, submit, narrow } = useTable()
  const { say, refuse } = useWords()
  const { ghost } = drawing
  // Where the eyes are when they press; ears hear it with what the figure would do, and a phone shows it there.
  const guard = forGood && !narrow && (
    <span className="guard" aria-hidden="true">
      {say('table.guard.draw')}
    </span>
  )
  if (ghost?.allowed && ghost.pays.length > 0)
    return (
      <div className="row">
        {guard}
        {ghost.pays.map((pay) => (
          <Button
            key={pay}
            kind="primary"
            onClick={() => {
              const pick = drawing.answer(pay)
              if (pick) submit(pick)
            }}
          >
            {say(`table.pay.${pay}`)}
          </Button>
        ))}
      </div>
    )
  const off = ghost?.refusal
    ? refuse(ghost.refusal)
    : ghost
      ? undefined
      : say(drawing.figure ? 'table.off.unplaced' : 'table.off.uncut')
  return (
    <Button kind="primary" size="l" className="draw-it" off={off} onClick={draw}>
      <span>
        {say(drawing.isFirst ? 'table.lay-part' : 'table.draw-it')} {guard}
      </span>
    </Button>
  )
}

/** Why a single space is in the hand, where nobody asked for one. */
function Switched({ role }: { readonly role?: 'status' }) {
  const { say } = useWords()
  return (
    <p className="no-fit" role={role}>
      {say('table.no-fit.switched')} <RuleLink topic="single">{say('table.rules-of')}</RuleLink>
    </p>
  )
}

/** What to do with the hand, for the hand there is. */
function Hint({ drawing }: { readonly drawing: Drawing }) {
  const { board, looked } = useTable()
  const { say } = useWords()
  const { isFirst, now } = drawing
  if (isFirst || now.first)
    return <p className="fine hint">{say(isFirst ? 'table.hint.first' : 'table.hint.second')}</p>
  if (now.fitless && now.mode === 'single') return <Switched role="status" />
  if (now.fitless && now.mode !== 'split')
    return (
      <p className="no-fit" role="status">
        {say(drawing.tool.splits ? 'table.no-fit.split' : 'table.no-fit')}{' '}
        <RuleLink topic="single">{say('table.rules-of')}</RuleLink>
      </p>
    )
  const fits = drawing.fits(targetsShown(board, looked))
  if (fits === 'no')
    return <p className="no-fit">{say(now.mode === 'single' ? 'table.no-fit.single' : 'table.no-fit')}</p>
  if (fits === 'turned') return <p className="hint">{say('table.hint.turn')}</p>
  const isOne = drawing.figure?.length === 1
  return (
    <p className="fine hint">
      <span className="for-mouse">{say(isOne ? 'table.hint.one' : 'table.hint')}</span>
      <span className="for-touch">{say(isOne ? 'table.hint.one.touch' : 'table.hint.touch')}</span>
    </p>
  )
}

/** What the ghost would do, or why it may not; on a phone with the button that draws it. */
export function Verdict({ drawing, forGood }: Props) {
  const { board, session, narrow, fitless } = useTable()
  const { say, tell } = useWords()
  const { ghost, choice, why, now } = drawing
  // Small screens have room for one hint, and while a shape is cut the scissors give it.
  if (!ghost && narrow && !drawing.figure && !why) return null
  // What fits nowhere is not to be pointed with: that is said in the hint's place.
  const noFit = fitless && !ghost?.allowed && (
    <p className="no-fit" role="alert">
      {say(now.mode === 'single' ? 'table.no-fit.single' : 'table.no-fit')}
    </p>
  )
  if (!ghost)
    return (
      <div className="verdict">
        {why && <RefusalNote refusal={why} />}
        {noFit || (!why && <Hint drawing={drawing} />)}
        {!narrow && drawing.isLaid && <LiftButton drawing={drawing} />}
      </div>
    )
  const pick = drawing.answer()
  const target = tell(tellTarget(board, ghost.target))
  return (
    <div className="verdict" role="status" aria-live="polite">
      <div className="verdict-head">
        <p className="verdict-title">
          {ghost.refusal ? (
            // What lies wrong may lie on squares that are not there: they have no names.
            say('table.not-here', { target })
          ) : drawing.isFirst || pick === undefined ? (
            say('table.part-on', { target })
          ) : narrow ? (
            // Eyes see where it lies, and need the room.
            <>
              <span aria-hidden="true">{target}</span>
              <span className="unseen">{tell(tellPick(board, choice, session.shown(choice, pick)))}</span>
            </>
          ) : (
            tell(tellPick(board, choice, session.shown(choice, pick)))
          )}
        </p>
        {!narrow && drawing.isLaid && <LiftButton drawing={drawing} />}
      </div>
      {ghost.refusal && <RefusalNote refusal={ghost.refusal} />}
      {noFit}
      {ghost.preview && <PreviewLines preview={ghost.preview} />}
      {ghost.allowed && now.fitless && now.mode === 'single' && <Switched />}
      {forGood && <p className={narrow ? 'guard' : 'unseen'}>{say('table.guard.draw')}</p>}
      {!narrow && now.pinned && ghost.allowed && (
        <p className="fine laid for-mouse">{say('table.hint.laid')}</p>
      )}
      {narrow && ghost.allowed && <DrawButtons drawing={drawing} forGood={forGood} />}
    </div>
  )
}
