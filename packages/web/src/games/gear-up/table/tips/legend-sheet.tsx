import { COLOURS, type Content, contentFor, EFFECTS, type EffectId, type Letter } from '@graveshift/gear-up'
import { useGameWordSet } from '../../../../i18n/use-word-set.ts'
import { useWords, type Words } from '../../../../i18n/use-words.ts'
import { Overlay } from '../../../../ui/overlay.tsx'
import { ColourBadge } from '../../art/colour-badge.tsx'
import { EffectIcon } from '../../art/effect-icon.tsx'
import { ZombieFigure } from '../../art/zombie-figure.tsx'
import { useCalmTable } from '../table-state.ts'
import { bossSign, type Plain, plainSign, type Sign, Signs, spawnSign, walkSign } from './legend.tsx'
import { spawnCount } from './spawn-count.ts'

const LETTERS: readonly Letter[] = ['a', 'b', 'c']
const ODD_ZOMBIES = ['bomber', 'stinky'] as const

const oddZombie = ({ name }: Words, type: (typeof ODD_ZOMBIES)[number]): Sign => ({
  key: type,
  icon: <ZombieFigure type={type} size={26} />,
  title: name('zombie-type', type),
  text: name('ability', type),
  topic: type,
})

/** What a weapon can do besides its shape; how often it hits stands on its card. */
const effectSign = ({ say, name }: Words, effect: EffectId): Sign => ({
  key: effect,
  icon: <EffectIcon effect={effect} size={26} />,
  title: name('effect', effect, 'name'),
  text: say(`effect.${effect}.text`, { times: 2 }),
  topic: effect,
})

type GroupId = 'turn' | 'under' | 'seat' | 'weapon' | 'zombie' | 'boss'
type Group = readonly [id: GroupId, signs: readonly Sign[]]

const colours = ({ say, name }: Words): Sign => ({
  key: 'colours',
  icon: COLOURS.map((colour) => <ColourBadge key={colour} colour={colour} size={20} />),
  title: say('legend.colours'),
  text: say('legend.colours.text', {
    letters: COLOURS.map((colour) => `${name('colour-letter', colour)} ${name('colour', colour)}`).join(', '),
  }),
  topic: 'reveal',
})

/** Every sign there is, in the order the table shows them, from the turn row to the boss; each told once, wherever it stands. */
export function allSigns(words: Words, content: Content, seats: number, difficulty: string): Group[] {
  const { say } = words
  const plain = (...ids: readonly Plain[]) => ids.map((id) => plainSign(words, id))
  const arrows = (speed: 'slow' | 'fast') => ({ ...walkSign(words, speed), text: say('legend.arrows.text') })
  return [
    [
      'turn',
      [
        colours(words),
        walkSign(words, 'none'),
        arrows('slow'),
        arrows('fast'),
        walkSign(words, 'all'),
        ...plain('companion'),
      ],
    ],
    [
      'under',
      [
        ...plain('under-spawn'),
        ...LETTERS.map((letter) => spawnSign(words, letter, spawnCount(content, seats, difficulty, letter))),
        ...plain('under-boss', 'under-none'),
      ],
    ],
    ['seat', plain('leader', 'health', 'armor', 'ammo', 'upgrade')],
    ['weapon', EFFECTS.map((effect) => effectSign(words, effect))],
    [
      'zombie',
      [
        { ...plainSign(words, 'damage'), text: say('legend.damages.text') },
        ...plain('fixed'),
        ...ODD_ZOMBIES.map((type) => oddZombie(words, type)),
      ],
    ],
    [
      'boss',
      [
        bossSign(words, 'skill'),
        { ...bossSign(words, 'attack'), text: say('legend.attacks.text') },
        bossSign(words, 'special-attack'),
        ...plain('damage-yellow', 'damage-blue'),
      ],
    ],
  ]
}

/** All signs of the table on one sheet. */
export function LegendSheet({ onClose }: { readonly onClose: () => void }) {
  useGameWordSet('gear-up', 'legend')
  const words = useWords()
  const { say } = words
  const { session, board } = useCalmTable()
  const content = contentFor(session.options)
  const { difficulty } = board.setup
  return (
    <Overlay title={say('legend.title')} className="legend-sheet" onClose={onClose}>
      {allSigns(words, content, board.seats.length, difficulty).map(([id, signs]) => (
        <section key={id} aria-labelledby={`legend-${id}`}>
          <h3 id={`legend-${id}`}>{say(`legend.group.${id}`)}</h3>
          <Signs held of={() => signs} />
        </section>
      ))}
    </Overlay>
  )
}
