import { contentFor, type Letter, type TurnCardData } from '@graveshift/gear-up'
import { useGameWordSet } from '../../../../i18n/use-word-set.ts'
import { useWords, type Words } from '../../../../i18n/use-words.ts'
import { useCalmTable } from '../table-state.ts'
import { bossSign, colourSign, plainSign, type Sign, Signs, spawnSign, walkSign } from '../tips/legend.tsx'
import { spawnCount } from '../tips/spawn-count.ts'

/** Before this turn nothing lies under the turn cards (GU-RND-03). */
export const FIRST_CARD = 3

const isLetter = (card: string): card is Letter => card === 'a' || card === 'b' || card === 'c'

interface Props {
  readonly turn: number
  /** Its turn card, once it was turned up. */
  readonly card: TurnCardData | undefined
  /** What lay under it, once that was turned up. */
  readonly under: string | undefined
  /** Only what holds now. */
  readonly isNow?: boolean
}

/** What a turn's cards say, in words. */
export function TurnTold({ turn, card, under, isNow = false }: Props) {
  useGameWordSet('gear-up', 'legend')
  const { say } = useWords()
  const { session, board } = useCalmTable()
  const content = contentFor(session.options)
  const seats = board.seats.length
  const underSigns = (words: Words): readonly Sign[] => {
    if (under === undefined)
      return isNow
        ? []
        : [
            plainSign(
              words,
              turn < FIRST_CARD ? 'under-none' : board.round < 2 ? 'under-spawn' : 'under-boss',
            ),
          ]
    if (isLetter(under))
      return [spawnSign(words, under, spawnCount(content, seats, board.setup.difficulty, under))]
    return content.bossCards[under]?.icons.map((icon) => bossSign(words, icon)) ?? []
  }
  return (
    <>
      <h4>{say('legend.turn', { turn })}</h4>
      {!card && <p>{say('legend.turn.down')}</p>}
      <Signs
        of={(words) => [
          ...(card ? [colourSign(words, card.colour), walkSign(words, card.speed)] : []),
          ...(card?.companion && seats === 1 ? [plainSign(words, 'companion')] : []),
          ...underSigns(words),
        ]}
      />
    </>
  )
}
