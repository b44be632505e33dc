import './dice.css'
import { useRef } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { DieFace } from '../cards/die-face.tsx'
import { useDeciding } from '../decide/deciding.ts'
import { type Throw, throwAfter } from './throws.ts'

/** The last throw, over the board and away from what it is about: dice land one by one, hits on the left. */
export function DiceTray() {
  const { table, kit } = useDeciding()
  const { say } = useWords()
  const { session, seq } = table
  const last = useRef<{ readonly seq: number; readonly thrown: Throw | undefined }>(undefined)
  // Looked at once for every decision: a throw again adds to the one before.
  if (last.current?.seq !== seq) {
    const before = last.current?.thrown
    last.current = { seq, thrown: session.seq === seq ? throwAfter(kit, session, before) : undefined }
  }
  const thrown = last.current?.thrown
  const hits = thrown?.dice.filter(({ isHit }) => isHit).length ?? 0
  const misses = (thrown?.dice.length ?? 0) - hits
  const told = thrown ? say('zone.attack.rolled', { hits, misses }) : ''
  return (
    <div className="dice-over">
      <p className="unseen" role="status">
        {told}
      </p>
      {thrown && (
        <div key={thrown.seq} className="dice-tray" aria-hidden="true">
          <p className="tray-told">{told}</p>
          <ol>
            {thrown.dice.map(({ value, isHit, kind }, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
                key={at}
                data-hit={isHit ? '' : undefined}
                style={{ animationDelay: `calc(${at} * var(--fast))` }}
              >
                <DieFace value={value} size={thrown.dice.length > 6 ? 40 : 56} isMiss={!isHit} kind={kind} />
                <b>{say(isHit ? 'zone.attack.hit' : 'zone.attack.miss')}</b>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
