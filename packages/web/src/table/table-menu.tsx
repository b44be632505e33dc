import { AIDS, type Aid } from '@graveshift/table'
import { useRef } from 'react'
import { hrefOf } from '../app/routes.ts'
import { changeSettings, SPEEDS, useSettings } from '../app/settings.ts'
import { BotSelect } from '../bots/bot-select.tsx'
import { isCoached } from '../coach/is-coached.ts'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { WordKey } from '../i18n/word-keys.ts'
import { exportGame } from '../store/files.ts'
import { useGame } from '../store/use-game.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useDismissDetails } from '../ui/use-dismiss.ts'
import { useCompany } from './company.ts'
import { helpWord } from './help-word.ts'
import { useAnyTable } from './table-state.ts'
import { tellSeat } from './tell-seat.ts'

/** Who plays which seat: a bot takes over at any time, and gives back. */
function SeatPlayers() {
  const { store, session } = useAnyTable()
  const { tell } = useWords()
  const bots = useGame(store, (now) => now.bots)
  const { botPlay } = store
  if (!botPlay) return null
  return Array.from({ length: session.seats }, (_, seat) => (
    <BotSelect
      // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
      key={seat}
      who={tell(tellSeat(session, seat))}
      value={bots[seat]}
      onChange={(bot) => botPlay.seat(seat, bot)}
    />
  ))
}

/** Help in this game. That the game is marked by it is said before. */
function HelpTicks() {
  const { store, session } = useAnyTable()
  const help = useGame(store, (now) => now.help)
  const helped = useGame(store, (now) => now.helped)
  const { say } = useWords()
  if (!store.isHelpAllowed) return null
  // A game that counts nothing has no coach.
  const isGiven = (aid: Aid) => aid !== 'coach' || isCoached(session.rules.judgement)
  return (
    <fieldset className="table-menu-help" aria-describedby="help-about">
      <legend>{say('help.title')}</legend>
      {AIDS.filter(isGiven).map((each) => (
        <label key={each} className="table-menu-tick">
          <input
            type="checkbox"
            checked={help.includes(each)}
            onChange={({ target }) => store.setHelp(each, target.checked)}
          />
          {say(`help.${each}.tick`)}
        </label>
      ))}
      <p id="help-about" className="fine">
        {say(helpWord(helped))}
      </p>
    </fieldset>
  )
}

export interface MenuProps<S extends string> {
  /** What can be opened over the table, each by its word `table.<sheet>`. */
  readonly sheets: readonly S[]
  readonly onShow: (sheet: S) => void
  /** Whether the house's own bar is not there: then its links and languages are here. */
  readonly housed?: boolean
}

/** What stands in the house's bar on every other screen. */
function HouseLinks() {
  const { session } = useAnyTable()
  const { say } = useWords()
  return (
    <>
      <LanguageSwitch />
      <ButtonLink href={hrefOf({ screen: 'rules', game: session.module.id, topic: undefined })}>
        {say('shell.rules')}
      </ButtonLink>
      <ButtonLink href={hrefOf({ screen: 'settings' })}>{say('shell.settings')}</ButtonLink>
    </>
  )
}

/** What is seldom wanted: speed, cover, sheets, file. Gone with Escape and with whatever is pressed elsewhere. */
export function TableMenu<S extends string>({ sheets, onShow, housed = false }: MenuProps<S>) {
  const { store, session } = useAnyTable()
  const { say } = useWords()
  const { speed, cover, follow } = useSettings()
  const company = useCompany()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissDetails(menu)
  const open = (sheet: S) => {
    if (!menu.current) return
    menu.current.open = false
    // The focus comes back to where it can be.
    menu.current.querySelector('summary')?.focus()
    onShow(sheet)
  }
  return (
    <details ref={menu} className="table-menu">
      <summary className="button">{say('table.menu')}</summary>
      <div className="table-menu-body">
        <label>
          {say('settings.speed')}
          <select
            value={speed}
            onChange={({ target }) =>
              changeSettings({ speed: SPEEDS.find((each) => each === target.value) ?? 'normal' })
            }
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {say(`settings.speed.${each}`)}
              </option>
            ))}
          </select>
        </label>
        {session.seats > 1 && (
          <label className="table-menu-tick">
            <input
              type="checkbox"
              checked={follow}
              onChange={({ target }) => changeSettings({ follow: target.checked })}
            />
            {say('settings.follow')}
          </label>
        )}
        {session.seats > 1 && !company && (
          <label className="table-menu-tick">
            <input
              type="checkbox"
              checked={cover}
              onChange={({ target }) => changeSettings({ cover: target.checked })}
            />
            {say('settings.cover')}
          </label>
        )}
        {!company && <SeatPlayers />}
        <HelpTicks />
        {sheets.map((sheet) => (
          <Button key={sheet} onClick={() => open(sheet)}>
            {say(`table.${sheet}` as WordKey)}
          </Button>
        ))}
        <Button onClick={() => exportGame(store)}>{say('table.export')}</Button>
        {housed && <HouseLinks />}
      </div>
    </details>
  )
}
