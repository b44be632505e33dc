import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf } from '../app/routes.ts'
import { useRules } from '../app/rules-context.ts'
import { useGameAround } from '../games/in-game.tsx'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** A section, a rule's number or a ruling's. */
  readonly topic: string
}

/** Leads to a rule: over the page one is at, or in a tab of its own for whoever asks the browser for one. */
export function RuleLink({ topic, children, ...rest }: Props) {
  const show = useRules()
  const game = useGameAround()
  const onClick = (event: MouseEvent) => {
    if (!show || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(game, topic)
  }
  return (
    <a href={hrefOf({ screen: 'rules', game, topic })} onClick={onClick} {...rest}>
      {children}
    </a>
  )
}
