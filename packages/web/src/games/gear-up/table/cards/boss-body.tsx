import type { BodyView } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { useCompany } from '../../../../table/company.ts'
import { anchor } from '../../../../table/play/cue.ts'
import { Tip } from '../../../../table/tip.tsx'
import { ANCHORS } from '../play/anchors.ts'
import { targetMark } from '../play/trace.ts'
import { useCalmTable } from '../table-state.ts'
import { tellTarget } from '../tell-pick.ts'
import { plainSign, Signs } from '../tips/legend.tsx'
import { Damage } from './figures.tsx'
import { HpGrid } from './hp-grid.tsx'
import { PingButton } from './ping-button.tsx'
import { TakeButton } from './take-button.tsx'

/** One body of the boss with its grid. */
export function BossBodyGrid({ body, named }: { readonly body: BodyView; readonly named: boolean }) {
  const { board, pointer, followed } = useCalmTable()
  const company = useCompany()
  const { tell, say } = useWords()
  const title = tell(tellTarget(board, body.target))
  const fixed = body.fixedYellow + body.fixedBlue
  return (
    <article
      className="boss-body"
      aria-label={title}
      data-card={body.target}
      {...targetMark(followed.trace, body.target)}
      data-figures={`target.${body.target}`}
      {...anchor(ANCHORS.card(body.target))}
      data-pointed={pointer?.targets.includes(body.target) ? '' : undefined}
      data-dead={body.alive ? undefined : ''}
      data-pinged={company?.pings.has(body.target) ? '' : undefined}
    >
      <PingButton target={body.target} />
      <TakeButton target={body.target} />
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
