import { type ReactNode, useState } from 'react'
import { lazyPart } from '../rescue/lazy-part.tsx'
import { SheetPart } from '../rescue/sheet-part.tsx'
import { RulesContext } from './rules-context.ts'

const RuleSheet = lazyPart(async () => (await import('../screens/rules/rule-sheet.tsx')).RuleSheet)

/** Around a screen: its links to the rules open over it, so that nothing on it is left behind. */
export function RulesOver({ children }: { readonly children: ReactNode }) {
  const [topic, setTopic] = useState<string>()
  return (
    <RulesContext value={setTopic}>
      {children}
      {topic !== undefined && (
        <SheetPart name="rules" onClose={() => setTopic(undefined)}>
          <RuleSheet topic={topic} onClose={() => setTopic(undefined)} />
        </SheetPart>
      )}
    </RulesContext>
  )
}
