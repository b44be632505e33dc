import type { ZombieView } from '@graveshift/gear-up'
import { memo } from 'react'
import { useGameWordSet } from '../../../../i18n/use-word-set.ts'
import { useWords } from '../../../../i18n/use-words.ts'
import { useCompany } from '../../../../table/company.ts'
import { piece } from '../../../../table/play/cue.ts'
import { Tip, useTipTab } from '../../../../table/tip.tsx'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import { ZombieFigure } from '../../art/zombie-figure.tsx'
import { ANCHORS } from '../play/anchors.ts'
import { targetMark } from '../play/trace.ts'
import { useTable } from '../table-state.ts'
import { tellZombie } from '../tell-pick.ts'
import { plainSign, Signs, speedSign } from '../tips/legend.tsx'
import { Damage, SpeedSign } from './figures.tsx'
import { HpGrid } from './hp-grid.tsx'
import { MiniGrid } from './mini-grid.tsx'
import { PingButton } from './ping-button.tsx'
import { TakeButton } from './take-button.tsx'

function useCardMarks(target: number) {
  const { choice, pointer, drawing, followed } = useTable()
  const company = useCompany()
  return {
    'data-card': target,
    ...targetMark(followed.trace, target),
    'data-figures': `target.${target}`,
    'data-pinged': company?.pings.has(target) ? '' : undefined,
    'data-pointed': pointer?.targets.includes(target) ? '' : undefined,
    'data-asked': choice?.kind === 'sweep' && choice.target === target ? '' : undefined,
    'data-lit': drawing && drawing.glow(target).size > 0 ? '' : undefined,
    'data-taken': drawing?.now.mode === 'sweep' && drawing.sweep?.taken.includes(target) ? '' : undefined,
  }
}

/** What there is to know of a zombie. */
function ZombieTold({ zombie }: { readonly zombie: ZombieView }) {
  useGameWordSet('gear-up', 'legend')
  const { tell, name, say } = useWords()
  const { type, tier, speed, fixed } = zombie
  const tab = useTipTab()
  const isOdd = type === 'bomber' || type === 'stinky'
  return (
    <>
      <h4>{tell(tellZombie(zombie))}</h4>
      <p>
        {say(`legend.tier.${tier}`)}.{' '}
        {isOdd && (
          <>
            <strong>{name('ability', type)}</strong>{' '}
            <RuleLink topic={type} {...tab}>
              {say('table.rules-of')}
            </RuleLink>
          </>
        )}
      </p>
      <Signs
        of={(words) => [
          speedSign(words, speed),
          plainSign(words, 'damage'),
          ...(fixed > 0 ? [plainSign(words, 'fixed')] : []),
        ]}
      />
    </>
  )
}

const LONG_NAME = 12

/** What a zombie's head line says; pressed, it says more. */
const ZombieHead = memo(function ZombieHead({ zombie }: { readonly zombie: ZombieView }) {
  const { tell, say } = useWords()
  const title = tell(tellZombie(zombie))
  return (
    <header className="zombie-head">
      <Tip
        label={say('table.about', { what: title })}
        tell={() => <ZombieTold zombie={zombie} />}
        beside={
          <>
            <h4 data-long={title.length > LONG_NAME ? '' : undefined}>{title}</h4>
            {/* Where there is no room for the name: the log speaks of it by this number. */}
            <span className="zombie-number" data-number={zombie.target} aria-hidden="true" />
            <p className="row figures">
              <SpeedSign speed={zombie.speed} />
              <Damage amount={zombie.damage} />
              {zombie.fixed > 0 && (
                <span className="fine fixed">{say('table.fixed', { count: zombie.fixed })}</span>
              )}
            </p>
          </>
        }
      >
        <ZombieFigure type={zombie.type} size={46} />
      </Tip>
    </header>
  )
})

/** A zombie in a street, to be drawn on. */
export function ZombieCard({ zombie }: { readonly zombie: ZombieView }) {
  const { tell } = useWords()
  const title = tell(tellZombie(zombie))
  return (
    <article
      className="zombie-card laminated"
      aria-label={title}
      {...piece(ANCHORS.card(zombie.target))}
      data-wide={zombie.grid.some((row) => row.length > 4) ? '' : undefined}
      {...useCardMarks(zombie.target)}
    >
      <ZombieHead zombie={zombie} />
      <PingButton target={zombie.target} />
      <TakeButton target={zombie.target} />
      <HpGrid target={zombie.target} grid={zombie.grid} crossed={zombie.crossed} label={title} />
    </article>
  )
}

/** A zombie in a street, to be tapped for a closer look. */
export function ZombieThumb({
  zombie,
  chosen,
  onChoose,
}: {
  readonly zombie: ZombieView
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const { tell, say } = useWords()
  return (
    <button
      type="button"
      className="zombie-thumb laminated"
      aria-pressed={chosen}
      aria-label={say('table.thumb', {
        zombie: tell(tellZombie(zombie)),
        damage: zombie.damage,
      })}
      onClick={onChoose}
      {...piece(ANCHORS.thumb(zombie.target))}
      {...useCardMarks(zombie.target)}
    >
      <ZombieFigure type={zombie.type} size={38} />
      <span className="zombie-number" data-number={zombie.target} aria-hidden="true" />
      <span className="thumb-figures">
        <SpeedSign speed={zombie.speed} size={14} />
        <Damage amount={zombie.damage} size={14} />
      </span>
      <MiniGrid grid={zombie.grid} crossed={zombie.crossed} square={8} icons={false} />
    </button>
  )
}
