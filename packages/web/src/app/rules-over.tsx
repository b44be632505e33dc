import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RulesContext } from './rules-context.ts'

const RuleSheet = lazy(async () => ({
  default: (await import('../screens/rules/rule-sheet.tsx')).RuleSheet,
}))

/** Around a screen: its links to the rules open over it, so that nothing on it is left behind. */
export function RulesOver({ children }: { readonly children: ReactNode }) {
  const [topic, setTopic] = useState<string>()
  return (
    <RulesContext value={setTopic}>
      {children}
      {topic !== undefined && (
        <Suspense fallback={null}>
          <RuleSheet topic={topic} onClose={() => setTopic(undefined)} />
        </Suspense>
      )}
    </RulesContext>
  )
}
