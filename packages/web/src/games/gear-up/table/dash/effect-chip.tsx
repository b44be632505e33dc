import type { EffectData } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { withBreaks } from '../../../../table/long-word.ts'
import { Tip } from '../../../../table/tip.tsx'
import { useFresh } from '../../../../table/use-fresh.ts'
import { EffectIcon } from '../../art/effect-icon.tsx'
import { TickMark } from '../cards/marks.tsx'
import { EffectTold } from '../tips/effect-told.tsx'

interface Props {
  readonly effect: EffectData
  readonly state: 'starting' | 'unlocked' | 'locked'
  readonly name: string
}

/** An effect of a weapon; pressed, it says what it does. */
export function EffectChip({ effect, state, name: markName }: Props) {
  const { name, say } = useWords()
  const fresh = useFresh(state === 'unlocked' ? ['tick'] : [])
  const title = name('effect', effect.effect, 'name')
  return (
    <Tip
      className={`effect-chip effect-${state}`}
      label={`${title} (${say(`table.effect.${state}`)})`}
      tell={() => <EffectTold effect={effect} />}
    >
      {state !== 'starting' && (
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="tick-box">
          <rect x="2" y="2" width="16" height="16" rx="2" />
          {state === 'unlocked' && (
            <TickMark name={markName} x={2} y={1} size={17} fresh={fresh.has('tick')} />
          )}
        </svg>
      )}
      <EffectIcon effect={effect.effect} size={22} />
      <span className="effect-name">{withBreaks(title, say('table.breaks'))}</span>
    </Tip>
  )
}
