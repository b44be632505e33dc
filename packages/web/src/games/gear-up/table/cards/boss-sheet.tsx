import { useWords } from '../../../../i18n/use-words.ts'
import { TableContext } from '../../../../table/table-state.ts'
import { Overlay } from '../../../../ui/overlay.tsx'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import { BossFigure } from '../../art/boss-figure.tsx'
import { useBossWhen } from '../bars/boss-when.ts'
import { onlyLookedAt, shared, useCalmTable } from '../table-state.ts'
import { BossBodyGrid } from './boss-body.tsx'
import { BossTexts } from './boss-texts.tsx'

/** All there is to know of the boss, before it comes and after: its sheet, its rule and its skill. */
export function BossSheet({ onClose }: { readonly onClose: () => void }) {
  const calm = useCalmTable()
  const { name, say } = useWords()
  const { when } = useBossWhen()
  const { id, bodies } = calm.board.boss
  return (
    <Overlay
      className="boss-sheet gear-up-signs"
      title={name('boss', id, 'name')}
      onClose={onClose}
      beside={<RuleLink topic={id}>{say('table.rules-of')}</RuleLink>}
    >
      <div className="boss-sheet-body">
        <BossFigure boss={id} size={132} />
        <div className="boss-sheet-words">
          <p>
            <strong>{when}</strong>
          </p>
          <p>{say('table.boss-about')}</p>
          <BossTexts />
        </div>
        <TableContext value={shared(onlyLookedAt(calm))}>
          <div className="boss-sheet-bodies laminated" data-bodies={bodies.length}>
            {bodies.map((body) => (
              <BossBodyGrid key={body.target} body={body} named={bodies.length > 1} />
            ))}
          </div>
        </TableContext>
      </div>
    </Overlay>
  )
}
