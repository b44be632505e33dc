import { useWords } from '../../../../i18n/use-words.ts'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import { Icon } from '../../art/icon.tsx'
import { BossOpener } from '../bars/boss-opener.tsx'
import { useCalmTable } from '../table-state.ts'
import { BossBodyGrid } from './boss-body.tsx'
import { BossTexts } from './boss-texts.tsx'
import { CrossMark } from './marks.tsx'

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
  const { name, say } = useWords()
  const { id } = board.boss
  return (
    <header className="boss-head">
      <h3 className="unseen">{name('boss', id, 'name')}</h3>
      <BossOpener size={size} className="boss-headline" />
      <RuleLink className="fine" topic={id}>
        {say('table.rules-of')}
      </RuleLink>
      <ScreamTrack />
    </header>
  )
}

/** The boss in round 2: who it is, where it stands, and all its bodies. */
export function BossCard() {
  const { board } = useCalmTable()
  const { name } = useWords()
  const { id, bodies } = board.boss
  return (
    <section className="boss-card laminated" aria-label={name('boss', id, 'name')}>
      <BossHead size={60} />
      <div className="boss-bodies" data-bodies={bodies.length}>
        {bodies.map((body) => (
          <BossBodyGrid key={body.target} body={body} named={bodies.length > 1} />
        ))}
      </div>
      <BossTexts />
    </section>
  )
}
