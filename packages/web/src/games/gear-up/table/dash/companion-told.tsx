import { contentFor } from '@graveshift/gear-up'
import { useGameWordSet } from '../../../../i18n/use-word-set.ts'
import { useWords } from '../../../../i18n/use-words.ts'
import { useTipTab } from '../../../../table/tip.tsx'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import { pointsOf } from '../place/figure.ts'
import { useCalmTable } from '../table-state.ts'
import { EffectTold } from '../tips/effect-told.tsx'
import { ShapeDrawing } from './shape-drawing.tsx'

/** Who a companion is, what it draws and does, and when it may. */
export function CompanionTold({ id, ready }: { readonly id: string; readonly ready: boolean }) {
  useGameWordSet('gear-up', 'legend')
  const { session } = useCalmTable()
  const { name, say } = useWords()
  const tab = useTipTab()
  const data = contentFor(session.options).data.companions.find((each) => each.id === id)
  return (
    <>
      <h4>{name('survivor', id, 'name')}</h4>
      <p>
        <strong>{say(ready ? 'legend.companion.ready' : 'legend.companion.used')}</strong>{' '}
        {say('legend.companion.more')}{' '}
        <RuleLink topic="companions" {...tab}>
          {say('table.rules-of')}
        </RuleLink>
      </p>
      {data && (
        <div className="companion-arm">
          <ShapeDrawing points={pointsOf(data.shape)} square={14} />
          <div>
            <EffectTold effect={data.effect} />
          </div>
        </div>
      )}
    </>
  )
}
