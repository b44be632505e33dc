import type { Rulebook, Section } from '../learn/rulebook/rulebook.ts'

/** The ledgers of all games: every rule in one line, under headings. */
const LEDGERS = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

const GROUP = 'ledger'
const RULE = /^- ([A-Z\d]+-[A-Z]{3}-\d+) (.+)$/

/** A part of a ledger: its heading, and its rules each as a paragraph. */
function sectionOf(part: string): Section | undefined {
  const [heading = '', ...lines] = part.split('\n')
  const rules = lines.flatMap((line) => {
    const [, id = '', text = ''] = RULE.exec(line) ?? []
    return id === '' ? [] : [{ id, text }]
  })
  if (rules.length === 0) return undefined
  const title = heading.trimEnd().replace(/ \([A-Z, ]+\)$/, '')
  return {
    id: title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
    group: GROUP,
    rules: rules.map(({ id }) => id),
    title: { plain: title },
    lead: [],
    text: { plain: rules.map(({ id, text }) => `${id} ${text}`).join('\n') },
    lang: 'en',
    picture: undefined,
  }
}

export const sectionsIn = (ledger: string): readonly Section[] =>
  ledger
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => sectionOf(part) ?? [])

/** The rulebook of a game that wrote none: its ledger, as it is. */
export async function rulebookOf(game: string): Promise<Rulebook> {
  const ledger = await LEDGERS[`../../../../docs/rules/${game}.md`]?.()
  return {
    about: 'rules.about.ledger',
    groups: [GROUP],
    sections: sectionsIn(ledger ?? ''),
    rulings: [],
    terms: [],
    sectionTelling: () => undefined,
    alsoCalled: () => [],
    Picture: () => null,
  }
}
