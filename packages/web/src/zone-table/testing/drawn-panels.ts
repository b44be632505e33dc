import { type Game, type GameModule, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import tableWords from '@graveshift/table/words/en.json' with { type: 'json' }
import zonesWords from '@graveshift/zones/words/en.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import shared from '../../../words/table/en.json' with { type: 'json' }
import zones from '../../../words/zones/en.json' with { type: 'json' }
import { GameStore } from '../../store/game-store.ts'
import { type Company, CompanyContext } from '../../table/company.ts'
import { CalmTableContext } from '../../table/table-state.ts'
import { type Deciding, DecidingContext } from '../decide/deciding.ts'
import { tableAsking } from './asked.ts'

interface Parts<G extends Game> {
  readonly module: GameModule<G>
  /** English words of the game itself, and those that its table adds. */
  readonly words: Readonly<Record<string, string>>
  readonly Card: Deciding['skin']['Card']
  /** What panels know of a board beyond the question. */
  knownOn(
    options: G['options'],
    board: G['board'],
  ): Pick<Deciding, 'kit' | 'board' | 'odds' | 'risk' | 'turn'>
}

/** Markup as it would be read. */
export const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Draws panels of a game without a page around them. */
export function drawnPanels<G extends Game>({ module, words, Card, knownOn }: Parts<G>) {
  const all = { ...shared, ...zones, ...tableWords, ...zonesWords, ...words }
  const i18n = setupI18n({
    locale: 'en',
    messages: {
      en: Object.fromEntries(Object.entries(all).map(([key, text]) => [key, compileMessage(text)])),
    },
  })
  return {
    /** A new game, as the table is given it. */
    begun(options: G['options'], seed: string): GameStore<G> {
      const session = Session.start(module, options, { seed })
      if (isRefusal(session)) throw new Error(session.refused)
      return new GameStore<G>(module.id, session, async () => undefined, 'saved')
    },
    /** What panels of a question know. */
    decidingAt: (store: GameStore<G>, choice: G['choice']): Deciding => ({
      ...knownOn(store.session.options, store.session.state.board),
      table: tableAsking(store as unknown as GameStore<Game>, choice),
      skin: {
        Person: ({ survivor }) => createElement('i', { 'data-person': survivor }),
        Card,
        Zombie: ({ kind }) => createElement('i', { 'data-kind': kind }),
      },
      confirm: () => undefined,
      offer: () => undefined,
    }),
    /** What is drawn of a panel, at a table with others where a company is given. */
    drawn: (deciding: Deciding, children: ReactNode, company?: Company): string =>
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
      ),
  }
}
