import { useWords } from '../../../../i18n/use-words.ts'
import { useCompany } from '../../../../table/company.ts'
import { useCalmTable } from '../table-state.ts'
import { tellTarget } from '../tell-pick.ts'

/** Points at a card, for everybody at the table; and shows who does. */
export function PingButton({ target }: { readonly target: number }) {
  const company = useCompany()
  const { board } = useCalmTable()
  const { say, tell } = useWords()
  if (!company) return null
  const by = company.pings.get(target)
  const { ping } = company
  return (
    <>
      {by !== undefined && <span className="ping-by">{by}</span>}
      {ping && (
        <button
          type="button"
          className="ping"
          aria-label={say('online.ping', { target: tell(tellTarget(board, target)) })}
          onClick={() => ping(target)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <circle cx="12" cy="12" r="3" />
            <path d="M5 12a7 7 0 0 1 7-7M19 12a7 7 0 0 1-7 7M1.500 12A10.500 10.500 0 0 1 12 1.500M22.500 12A10.500 10.500 0 0 1 12 22.500" />
          </svg>
        </button>
      )}
    </>
  )
}
