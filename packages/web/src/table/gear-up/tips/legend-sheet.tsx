import { type BossIcon, type Colour, type Content, contentFor, type Letter } from '@graveshift/gear-up'
import { Suspense, useState } from 'react'
import { hrefOf } from '../../../app/routes.ts'
import { ZombieFigure } from '../../../art/gear-up/zombie-figure.tsx'
import { useWordSet } from '../../../i18n/use-word-set.ts'
import { useWords, type Words } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { useCalmTable } from '../table-state.ts'
import {
  bossSign,
  colourSign,
  plainSign,
  type Sign,
  Signs,
  spawnSign,
  speedSign,
  walkSign,
} from './legend.tsx'
import { spawnCount } from './spawn-count.ts'

const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow']
const LETTERS: readonly Letter[] = ['a', 'b', 'c']
const BOSS_ICONS: readonly BossIcon[] = ['skill', 'attack', 'spawn-b', 'special-attack']
const ODD_ZOMBIES = ['bomber', 'stinky'] as const

const oddZombie = ({ name }: Words, type: (typeof ODD_ZOMBIES)[number]): Sign => ({
  key: type,
  icon: <ZombieFigure type={type} size={26} />,
  title: name('zombie-type', type),
  text: name('ability', type),
  topic: type,
})

/** Every sign there is, from the turn row to the boss. */
export function allSigns(words: Words, content: Content, seats: number, difficulty: string): Sign[] {
  return [
    ...COLOURS.map((colour) => colourSign(words, colour)),
    ...(['none', 'slow', 'fast', 'all'] as const).map((speed) => walkSign(words, speed)),
    plainSign(words, 'companion'),
    plainSign(words, 'under-spawn'),
    ...LETTERS.map((letter) => spawnSign(words, letter, spawnCount(content, seats, difficulty, letter))),
    ...(['health', 'armor', 'ammo', 'leader', 'threat-walk', 'threat-boss', 'damage', 'fixed'] as const).map(
      (id) => plainSign(words, id),
    ),
    speedSign(words, 'slow'),
    speedSign(words, 'fast'),
    ...ODD_ZOMBIES.map((type) => oddZombie(words, type)),
    plainSign(words, 'under-boss'),
    ...BOSS_ICONS.map((icon) => bossSign(words, icon)),
    plainSign(words, 'damage-yellow'),
    plainSign(words, 'damage-blue'),
  ]
}

function Sheet({ onClose }: { readonly onClose: () => void }) {
  useWordSet('legend')
  const { say } = useWords()
  const { session, board } = useCalmTable()
  const content = contentFor(session.options)
  const { difficulty } = board.setup
  return (
    <>
      <header className="legend-head">
        <h2>{say('legend.title')}</h2>
        <a href={hrefOf({ screen: 'rules', topic: undefined })}>{say('shell.rules')}</a>
        <Button onClick={onClose}>{say('shell.close')}</Button>
      </header>
      <Signs held of={(words) => allSigns(words, content, board.seats.length, difficulty)} />
    </>
  )
}

/** All signs of the table on one sheet, opened by whatever names its id. */
export function LegendSheet({ id }: { readonly id: string }) {
  const { say } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={say('table.legend')}
      className="legend-sheet"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {open && (
        <Suspense fallback={null}>
          <Sheet onClose={() => document.getElementById(id)?.hidePopover()} />
        </Suspense>
      )}
    </div>
  )
}
