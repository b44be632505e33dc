import { contentFor } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { Tip } from '../../../../table/tip.tsx'
import { ColourBadge } from '../../art/colour-badge.tsx'
import { Icon } from '../../art/icon.tsx'
import { SpeedSign } from '../cards/figures.tsx'
import { useCalmTable } from '../table-state.ts'
import { bossSign, colourSign, Signs, spawnSign, walkSign } from '../tips/legend.tsx'
import { spawnCount } from '../tips/spawn-count.ts'
import { turnsLeft } from './left-in-decks.ts'

const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
const SPEEDS = ['none', 'slow', 'fast', 'all'] as const
const LETTERS = ['a', 'b', 'c'] as const

interface Props {
  /** Where others need the room, only its name is there; pressed, all of it. */
  readonly folded: boolean
}

/** What is left in the decks; their order does not exist. */
export function Decks({ folded }: Props) {
  const { session, board } = useCalmTable()
  const { say, name } = useWords()
  const content = contentFor(session.options)
  const { left } = board
  const { colours, speeds } = turnsLeft(content.turnCards, board)
  return (
    <section className="decks" data-figures="deck" aria-label={say('table.decks')}>
      <details open={!folded}>
        <summary>
          <h2>{say('table.decks')}</h2>
        </summary>
        <dl>
          <div>
            <dt>{say('table.deck.turn')}</dt>
            <dd>
              <Tip
                className="row"
                tell={() => (
                  <Signs
                    of={(words) => [
                      ...COLOURS.filter((colour) => colours[colour] > 0).map((colour) =>
                        colourSign(words, colour),
                      ),
                      ...SPEEDS.filter((speed) => speeds[speed] > 0).map((speed) => walkSign(words, speed)),
                    ]}
                  />
                )}
              >
                <span className="deck-line">
                  {COLOURS.filter((colour) => colours[colour] > 0).map((colour) => (
                    <span key={colour} className="figure" data-figure={`turn.${colour}`}>
                      <ColourBadge colour={colour} size={18} />
                      {colours[colour]}
                    </span>
                  ))}
                </span>
                <span className="deck-line">
                  {SPEEDS.filter((speed) => speeds[speed] > 0).map((speed) => (
                    <span key={speed} className="figure" data-figure={`turn.${speed}`}>
                      <SpeedSign speed={speed} size={16} />
                      {speeds[speed]}
                    </span>
                  ))}
                </span>
              </Tip>
            </dd>
          </div>
          {board.round < 2 ? (
            <div>
              <dt>{say('table.deck.spawn')}</dt>
              <dd>
                <Tip
                  className="row"
                  tell={() => (
                    <Signs
                      of={(words) =>
                        LETTERS.map((letter) =>
                          spawnSign(
                            words,
                            letter,
                            spawnCount(content, board.seats.length, board.setup.difficulty, letter),
                          ),
                        )
                      }
                    />
                  )}
                >
                  {LETTERS.map((letter) => (
                    <span key={letter} className="figure" data-figure={`spawn.${letter}`}>
                      <Icon
                        name={`spawn-${letter}`}
                        size={18}
                        label={say('icon.spawn', { letter: name('letter', letter) })}
                      />
                      {left.spawn[letter] ?? 0}
                    </span>
                  ))}
                </Tip>
              </dd>
            </div>
          ) : (
            left.boss.map((deck, phase) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the phases are numbered
              <div key={phase}>
                <dt>{say('table.deck.boss', { phase: phase + 1 })}</dt>
                <dd>
                  <Tip
                    className="row"
                    tell={() => (
                      <Signs
                        of={(words) =>
                          [
                            ...new Set(
                              Object.keys(deck).flatMap((card) => content.bossCards[card]?.icons ?? []),
                            ),
                          ].map((icon) => bossSign(words, icon))
                        }
                      />
                    )}
                  >
                    {Object.entries(deck).map(([card, count]) => (
                      <span key={card} className="figure" data-figure={`boss.${phase}.${card}`}>
                        {content.bossCards[card]?.icons.map((icon) => (
                          <Icon key={icon} name={icon} size={16} label={name('boss-icon', icon)} />
                        ))}
                        {`×${count}`}
                      </span>
                    ))}
                  </Tip>
                </dd>
              </div>
            ))
          )}
          <div>
            <dt>{say('table.deck.zombies')}</dt>
            <dd data-figure="zombies">
              {say('table.deck.counts', {
                regular: left.regular,
                special: left.special,
              })}
            </dd>
          </div>
        </dl>
      </details>
    </section>
  )
}
