import { contentFor, deckCounts } from '@graveshift/gear-up'
import { useMemo } from 'react'
import { ColourBadge } from '../../../art/gear-up/colour-badge.tsx'
import { Icon } from '../../../art/gear-up/icon.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { SpeedSign } from '../cards/figures.tsx'
import { useCalmTable } from '../table-state.ts'

const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
const SPEEDS = ['none', 'slow', 'fast', 'all'] as const
const LETTERS = ['a', 'b', 'c'] as const

/** What is left in the decks; their order does not exist. */
export function Decks() {
  const { store, session, seq, board } = useCalmTable()
  const { say, name } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind the session changes with seq
  const counts = useMemo(() => deckCounts(contentFor(session.options), store.board), [store, session, seq])
  const content = contentFor(session.options)
  return (
    <section className="decks" aria-label={say('table.decks')}>
      <h2>{say('table.decks')}</h2>
      <dl>
        <div>
          <dt>{say('table.deck.turn')}</dt>
          <dd className="row">
            {COLOURS.filter((colour) => counts.turn.colours[colour].left > 0).map((colour) => (
              <span key={colour} className="figure">
                <ColourBadge colour={colour} size={18} />
                {counts.turn.colours[colour].left}
              </span>
            ))}
            {SPEEDS.filter((speed) => counts.turn.speeds[speed].left > 0).map((speed) => (
              <span key={speed} className="figure">
                <SpeedSign speed={speed} size={16} />
                {counts.turn.speeds[speed].left}
              </span>
            ))}
          </dd>
        </div>
        {board.round < 2 ? (
          <div>
            <dt>{say('table.deck.spawn')}</dt>
            <dd className="row">
              {LETTERS.map((letter) => (
                <span key={letter} className="figure">
                  <Icon
                    name={`spawn-${letter}`}
                    size={18}
                    label={say('icon.spawn', { letter: name('letter', letter) })}
                  />
                  {counts.spawn[letter]}
                </span>
              ))}
            </dd>
          </div>
        ) : (
          counts.boss.map((deck, phase) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the phases are numbered
            <div key={phase}>
              <dt>{say('table.deck.boss', { phase: phase + 1 })}</dt>
              <dd className="row">
                {Object.entries(deck).map(([card, count]) => (
                  <span key={card} className="figure">
                    {content.bossCards[card]?.icons.map((icon) => (
                      <Icon key={icon} name={icon} size={16} label={name('boss-icon', icon)} />
                    ))}
                    {`×${count}`}
                  </span>
                ))}
              </dd>
            </div>
          ))
        )}
        <div>
          <dt>{say('table.deck.zombies')}</dt>
          <dd>
            {say('table.deck.counts', {
              regular: counts.zombies.regular.left,
              special: counts.zombies.special.left,
            })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
