import { useWords } from '../../i18n/use-words.ts'

const STEPS = ['weapon', 'zone', 'roll', 'hits'] as const
export type AttackStep = (typeof STEPS)[number]

/** Where an attack stands. */
export function AttackSteps({ now }: { readonly now: AttackStep }) {
  const { say } = useWords()
  const at = STEPS.indexOf(now)
  return (
    <ol className="attack-steps" aria-label={say('zone.attack.steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-was={index < at ? '' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {say(`zone.attack.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
