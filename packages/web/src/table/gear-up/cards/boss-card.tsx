import type { BodyView } from '@graveshift/gear-up'
import { BossFigure } from '../../../art/gear-up/boss-figure.tsx'
import { Icon } from '../../../art/gear-up/icon.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { RuleLink } from '../../../ui/rule-link.tsx'
import { anchor } from '../../play/cue.ts'
import { useCompany } from '../company.ts'
import { ANCHORS } from '../play/anchors.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor, tellTarget } from '../tell-pick.ts'
import { plainSign, Signs } from '../tips/legend.tsx'
import { Tip } from '../tips/tip.tsx'
import { Damage } from './figures.tsx'
import { HpGrid } from './hp-grid.tsx'
import { CrossMark } from './marks.tsx'
import { PingButton } from './ping-button.tsx'

/** One body of the boss with its grid. */
export function BossBodyGrid({ body, named }: { readonly body: BodyView; readonly named: boolean }) {
  const { board, pointer } = useCalmTable()
  const company = useCompany()
  const { tell, say } = useWords()
  const title = tell(tellTarget(board, body.target))
  const fixed = body.fixedYellow + body.fixedBlue
  return (
    <article
      className="boss-body"
      aria-label={title}
      data-card={body.target}
      data-figures={`target.${body.target}`}
      {...anchor(ANCHORS.card(body.target))}
      data-pointed={pointer?.targets.includes(body.target) ? '' : undefined}
      data-dead={body.alive ? undefined : ''}
      data-pinged={company?.pings.has(body.target) ? '' : undefined}
    >
      <PingButton target={body.target} />
      <div className="row figures">
        {named && <strong>{title}</strong>}
        {body.alive ? (
          <Tip
            className="row"
            tell={() => (
              <Signs
                of={(words) => [
                  plainSign(words, 'damage-yellow'),
                  plainSign(words, 'damage-blue'),
                  ...(fixed > 0 ? [plainSign(words, 'fixed')] : []),
                ]}
              />
            )}
          >
            <Damage amount={body.attack} icon="damage-yellow" />
            <Damage amount={body.specialAttack} icon="damage-blue" />
            {fixed > 0 && <span className="fine fixed">{say('table.fixed', { count: fixed })}</span>}
          </Tip>
        ) : (
          <span>{say('table.dead')}</span>
        )}
      </div>
      {body.alive && (
        <HpGrid
          target={body.target}
          grid={body.grid}
          crossed={body.crossed}
          mouth={body.mouth}
          lines={body.lines}
          label={title}
        />
      )}
    </article>
  )
}

/** The Screamer's circles. */
function ScreamTrack() {
  const { board } = useCalmTable()
  const { say } = useWords()
  const { track, screams } = board.boss
  if (track.length === 0) return null
  return (
    <p className="row scream-track">
      <span className="unseen" data-figure="screams">
        {say('table.screams', { crossed: screams, of: track.length })}
      </span>
      {track.map((speed, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: circles have no other name
        <svg key={index} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" className="circle" />
          <g transform="translate(5 5)">
            <Icon name={speed} size={14} />
          </g>
          {index < screams && <CrossMark name={`scream${index}`} x={2} y={2} size={20} />}
        </svg>
      ))}
    </p>
  )
}

/** Name, place and rules of the boss. */
export function BossHead({ size }: { readonly size: number }) {
  const { board } = useCalmTable()
  const { name, say, tell } = useWords()
  const { id, seat } = board.boss
  return (
    <header className="boss-head">
      <BossFigure boss={id} size={size} />
      <div>
        <h3>{name('boss', id, 'name')}</h3>
        {seat !== null && (
          <p className="fine">{say('table.in-front', { survivor: tell(tellSurvivor(board, seat)) })}</p>
        )}
        <RuleLink className="fine" topic={id}>
          {say('table.rules-of')}
        </RuleLink>
      </div>
      <ScreamTrack />
    </header>
  )
}

/** What is special about this boss, in words. */
export function BossTexts() {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  const { id } = board.boss
  return (
    <div className="boss-texts">
      {/* The Super-Abomination has no rule of its own. */}
      {id !== 'super-abomination' && <p>{name('boss', id, 'rule')}</p>}
      <p>
        <Icon name="skill" size={18} label={say('icon.skill')} />
        {name('boss', id, 'skill')}
      </p>
    </div>
  )
}

/** The boss in round 2: who it is, where it stands, and all its bodies. */
export function BossCard() {
  const { board } = useCalmTable()
  const { name } = useWords()
  const { id, bodies } = board.boss
  return (
    <section className="boss-card laminated" aria-label={name('boss', id, 'name')}>
      <BossHead size={72} />
      <div className="boss-bodies" data-bodies={bodies.length}>
        {bodies.map((body) => (
          <BossBodyGrid key={body.target} body={body} named={bodies.length > 1} />
        ))}
      </div>
      <BossTexts />
    </section>
  )
}
