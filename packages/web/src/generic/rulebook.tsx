import type { Game, GameModule, LedgerSection } from '@graveshift/kernel'
import type { WordKey } from '../i18n/word-keys.ts'
import type { BookRuling, BookText, Rulebook, Section } from '../learn/rulebook/rulebook.ts'

/** The ledgers of all games: every rule in one line, under headings. */
const LEDGERS = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

const GROUP = 'ledger'
const RULE = /^- ([A-Z\d]+-([A-Z]+)-\d+) (.+)$/
const ID = /[A-Z\d]{2,8}-[A-Z]{2,8}-\d{1,4}/g

interface Rule {
  readonly id: string
  readonly code: string
  readonly text: string
}

const rulesIn = (part: string): readonly Rule[] =>
  part.split('\n').flatMap((line) => {
    const [, id = '', code = '', text = ''] = RULE.exec(line) ?? []
    return id === '' ? [] : [{ id, code, text }]
  })

/** Rules under a title, each a paragraph. */
const sectionOf = (id: string, title: BookText, rules: readonly Rule[]): readonly Section[] =>
  rules.length === 0
    ? []
    : [
        {
          id,
          group: GROUP,
          rules: rules.map((rule) => rule.id),
          title,
          lead: [],
          text: { plain: rules.map((rule) => `${rule.id} ${rule.text}`).join('\n') },
          lang: 'en',
          picture: undefined,
        },
      ]

/** The ledger under its own headings. */
const sectionsIn = (ledger: string): readonly Section[] =>
  ledger
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [heading = ''] = part.split('\n')
      const title = heading.trimEnd().replace(/ \([A-Z, ]+\)$/, '')
      const id = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
      return sectionOf(id, { plain: title }, rulesIn(part))
    })

/** The ledger part by part, as its game reads it. */
function partsIn(
  rules: readonly Rule[],
  parts: readonly LedgerSection[],
): Pick<Rulebook, 'sections' | 'rulings'> {
  const of = ({ codes }: LedgerSection) => rules.filter(({ code }) => codes.includes(code))
  return {
    sections: parts
      .filter((part) => !part.rulings)
      .flatMap((part) => sectionOf(part.codes.join('-').toLowerCase(), part.title.word as WordKey, of(part))),
    rulings: parts
      .filter((part) => part.rulings)
      .flatMap(of)
      .map(
        ({ id, text }): BookRuling => ({
          id,
          rules: [...new Set(text.match(ID))].filter((rule) => rules.some((each) => each.id === rule)),
          text: { plain: text, lang: 'en' },
        }),
      ),
  }
}

/** The rulebook of a game that wrote none: its ledger, as it is. */
export async function rulebookOf({
  id,
  ledger: parts,
}: Pick<GameModule<Game>, 'id' | 'ledger'>): Promise<Rulebook> {
  const ledger = (await LEDGERS[`../../../../docs/rules/${id}.md`]?.()) ?? ''
  return {
    about: 'rules.about.ledger',
    groups: [GROUP],
    ...(parts ? partsIn(rulesIn(ledger), parts) : { sections: sectionsIn(ledger), rulings: [] }),
    terms: [],
    sectionTelling: () => undefined,
    alsoCalled: () => [],
    Picture: () => null,
  }
}
