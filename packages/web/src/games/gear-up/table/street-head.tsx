import { useWords } from '../../../i18n/use-words.ts'
import { TableTicker } from '../../../table/table-ticker.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCalmTable } from './table-state.ts'
import { tellSurvivor } from './tell-pick.ts'

/** Says whose street it is, and leads back from somebody else's. */
export function StreetHead() {
  const { board, looked, acting, act, look, open, choice, narrow } = useCalmTable()
  const { say, tell } = useWords()
  const survivor = tell(tellSurvivor(board, looked))
  const mayAct = looked !== acting && open.some(({ seat }) => seat === looked) && choice !== undefined
  // On a phone there is no room to say of one's own street whose it is: the figures above it do.
  const isKnown = narrow && looked === acting
  return (
    <header className={isKnown ? 'unseen' : 'street-head'}>
      <h2>{say('table.street-of', { survivor })}</h2>
      {looked !== acting && (
        <Button onClick={() => look(acting)}>
          {say('table.back-to', { survivor: tell(tellSurvivor(board, acting)) })}
        </Button>
      )}
      {!narrow && <TableTicker />}
      {!narrow && mayAct && <Button onClick={() => act(looked)}>{say('table.act-as', { survivor })}</Button>}
    </header>
  )
}
