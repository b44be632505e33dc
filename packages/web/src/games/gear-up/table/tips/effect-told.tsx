import type { EffectData } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { useTipTab } from '../../../../table/tip.tsx'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import { tellEffect } from '../tell-pick.ts'

/** What an effect does, and where the rules say more. */
export function EffectTold({ effect }: { readonly effect: EffectData }) {
  const { name, say, tell } = useWords()
  const tab = useTipTab()
  return (
    <>
      <h4>{name('effect', effect.effect, 'name')}</h4>
      <p>
        {tell(tellEffect(effect))}{' '}
        <RuleLink topic={effect.effect} {...tab}>
          {say('table.rules-of')}
        </RuleLink>
      </p>
    </>
  )
}
