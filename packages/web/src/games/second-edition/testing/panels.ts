import { type Game, isRefusal } from '@graveshift/kernel'
import {
  type Choice,
  kitFor,
  type Options,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import secondWords from '@graveshift/second-edition/words/en.json' with { type: 'json' }
import { Session } from '@graveshift/table'
import tableWords from '@graveshift/table/words/en.json' with { type: 'json' }
import { ZONES_ATTACKS } from '@graveshift/zones'
import zonesWords from '@graveshift/zones/words/en.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import shared from '../../../../words/table/en.json' with { type: 'json' }
import zones from '../../../../words/zones/en.json' with { type: 'json' }
import { GameStore } from '../../../store/game-store.ts'
import { type Company, CompanyContext } from '../../../table/company.ts'
import { CalmTableContext } from '../../../table/table-state.ts'
import { type Deciding, DecidingContext } from '../../../zone-table/decide/deciding.ts'
import { tableAsking } from '../../../zone-table/testing/asked.ts'
import { EquipmentPicture } from '../art/equipment/equipment-picture.tsx'

const words = { ...shared, ...zones, ...tableWords, ...zonesWords, ...secondWords }
const i18n = setupI18n({
  locale: 'en',
  messages: {
    en: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)])),
  },
})

export type Store = GameStore<SecondEdition>

const anyStore = (store: Store) => store as unknown as GameStore<Game>

/** A new game, as the table is given it. */
export function begun(options: Options, seed: string): Store {
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return new GameStore<SecondEdition>('second-edition', session, async () => undefined, 'saved')
}

/** What panels of a question know. */
export function decidingAt(store: Store, choice: Choice): Deciding {
  const kit = kitFor(store.session.options)
  const { board } = store.session.state
  return {
    table: tableAsking(anyStore(store), choice),
    kit,
    board,
    skin: {
      Person: ({ survivor }) => createElement('i', { 'data-person': survivor }),
      Card: EquipmentPicture,
      Zombie: ({ kind }) => createElement('i', { 'data-kind': kind }),
    },
    odds: (person, pick) => ZONES_ATTACKS[pick.do]?.(kit, board, person, pick),
    confirm: () => undefined,
    offer: () => undefined,
  }
}

/** What is drawn of a panel, at a table with others where a company is given. */
export const drawn = (deciding: Deciding, children: ReactNode, company?: Company): string =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(
        CompanyContext,
        { value: company },
        createElement(
          CalmTableContext,
          { value: deciding.table },
          createElement(DecidingContext, { value: deciding }, children),
        ),
      ),
    ),
  )

/** Markup as it would be read. */
export const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
