import { type ReactNode, useCallback, useState } from 'react'
import { lazyPart } from '../rescue/lazy-part.tsx'
import { SheetPart } from '../rescue/sheet-part.tsx'
import { RulesContext } from './rules-context.ts'

const RuleSheet = lazyPart(async () => (await import('../screens/rules/rule-sheet.tsx')).RuleSheet)

/** Around a screen: its links to the rules open over it, so that nothing on it is left behind. */
export function RulesOver({ children }: { readonly children: ReactNode }) {
  const [rule, setRule] = useState<{ readonly game: string; readonly topic: string }>()
  const show = useCallback((game: string, topic: string) => setRule({ game, topic }), [])
  const close = () => setRule(undefined)
  return (
    <RulesContext value={show}>
      {children}
      {rule && (
        <SheetPart name="rules" onClose={close}>
          <RuleSheet {...rule} onClose={close} />
        </SheetPart>
      )}
    </RulesContext>
  )
}
