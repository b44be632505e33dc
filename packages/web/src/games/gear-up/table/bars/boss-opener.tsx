import { type CSSProperties, Suspense, useState } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { lazyPart } from '../../../../rescue/lazy-part.tsx'
import { longestWord } from '../../../../table/long-word.ts'
import { BossFigure } from '../../art/boss-figure.tsx'
import { useCalmTable } from '../table-state.ts'
import { useBossWhen } from './boss-when.ts'

const BossSheet = lazyPart(async () => (await import('../cards/boss-sheet.tsx')).BossSheet)

interface Props {
  /** Where there is no room for words they are for ears only. */
  readonly brief?: boolean
  /** Pixels of its picture. */
  readonly size: number
  readonly className: string
}

/** The boss from the first turn on: who it is and when it comes; pressed, all there is to know of it. */
export function BossOpener({ size, className, brief = false }: Props) {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  const { when, turns } = useBossWhen()
  const [isOpen, setOpen] = useState(false)
  const boss = name('boss', board.boss.id, 'name')
  return (
    <>
      <button
        type="button"
        className={`boss-opener ${className}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BossFigure boss={board.boss.id} size={size} />
        <span className={brief ? 'unseen' : undefined}>
          <span className="unseen">{`${say('word.boss')}: `}</span>
          <strong style={{ '--letters': longestWord(boss) } as CSSProperties}>{boss}</strong>
          <span className="boss-when">{when}</span>
        </span>
        {turns !== undefined && (
          <span className="boss-turns" aria-hidden="true">
            {turns}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BossSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
