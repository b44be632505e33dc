import { type Card, type Kit, LEVELS, type SurvivorData, type ZombieKind } from '@graveshift/zones'
import { findNamed, type Named } from '../../play/find-named.ts'
import { rulesWith, ruleText } from '../../play/ledger.ts'
import { catalogueOf, LANGUAGES, type Language, NAMES, type Names, type Words, wordsIn } from '../../words.ts'
import { traitsOf } from './traits.ts'

/** What explains the things of one game on zones. */
export interface Explained {
  readonly module: { readonly id: string }
  /** Kits that have every zombie, card and survivor between them, for the options they depend on. */
  kits(): readonly Kit[]
  /** What cards of this game say besides: where they come from, what only they do. */
  moreTraits(words: Words, card: Card): readonly string[]
}

function zombieFigures(
  { say }: Words,
  game: string,
  { id, damage, actions, points, figures }: ZombieKind,
): string {
  const rule = `zombie.${id}.rule`
  const has = Object.hasOwn(catalogueOf('en', game), rule)
  return [say('play.zones.zombie', { damage, actions, points, figures }), ...(has ? [say(rule)] : [])].join(
    ' ',
  )
}

/** A skill as a survivor has it; a start with something says so in its own words. */
function skillName({ say }: Words, skill: string): string {
  return say(`skill.${skill}.name`)
}

function survivorFigures(words: Words, survivor: SurvivorData): string {
  const { say } = words
  return [
    say('play.zones.health', { health: survivor.health }),
    ...LEVELS.map(
      (level) =>
        `${say(`level.${level}`)}: ${survivor[level].map((skill) => skillName(words, skill)).join(' / ')}`,
    ),
  ].join('; ')
}

/** What is said of a thing with this key: its text, or its figures; undefined if there is nothing to say. */
function aboutOf({ module, kits, moreTraits }: Explained, words: Words, key: string): string | undefined {
  const { say } = words
  const english = catalogueOf('en', module.id)
  const [what = '', id = ''] = key.split('.')
  const text = key.replace(/\.name$/, what === 'mission' ? '.brief' : '.text')
  if (Object.hasOwn(english, text)) return say(text)
  if (what === 'zombie') {
    const kind = kits()
      .flatMap(({ kinds }) => kinds)
      .find((each) => each.id === id)
    return kind && zombieFigures(words, module.id, kind)
  }
  if (what === 'survivor') {
    const survivor = kits().find(({ survivors }) => Object.hasOwn(survivors, id))?.survivors[id]
    return survivor && survivorFigures(words, survivor)
  }
  if (what !== 'card') return undefined
  const card = kits()
    .flatMap(({ cards }) => Object.values(cards))
    .find(({ name }) => name === id)
  return card && [...traitsOf(words, card), ...moreTraits(words, card)].join('; ')
}

/** What a thing is called in a language: its name, what several of it are called, and its name in the printed game. */
function namesOf(game: string, key: string, language: Language): string[] {
  const [what, id = ''] = key.split('.')
  const several = `zombie-count.${id}`
  const called = NAMES.flatMap((names) => {
    const { say } = wordsIn(language, game, names)
    return [say(key), ...(what === 'zombie' ? [say(several, { count: 2 }).replace(/^\d+ /, '')] : [])]
  })
  return [...new Set(called)]
}

/** Everything with a name and something to say: skills, cards, zombies, survivors, missions, options. */
function everything(game: string, language: Language): Named<string>[] {
  const keys = Object.keys(catalogueOf('en', game)).filter(
    (key) => key.endsWith('.name') && !key.startsWith('printed.'),
  )
  const isOption = (key: string) => key.startsWith('option.')
  // What is on the table comes before how it is played.
  return [...keys.filter((key) => !isOption(key)), ...keys.filter(isOption)].map((key) => ({
    thing: key,
    own: [...(isOption(key) ? [] : [key.split('.').slice(1, -1).join('.')]), ...namesOf(game, key, language)],
    others: LANGUAGES.filter((other) => other !== language).flatMap((other) => namesOf(game, key, other)),
  }))
}

function named(game: Explained, what: string, language: Language, names: Names): string[] {
  const words = wordsIn(language, game.module.id, names)
  return findNamed(what, everything(game.module.id, language)).flatMap((key) => {
    const about = aboutOf(game, words, key)
    return about === undefined ? [] : [`${words.say(key)}: ${about}`]
  })
}

const inEnglish = (game: string, rules: readonly string[], language: Language): string[] =>
  rules.length === 0 || language === 'en'
    ? [...rules]
    : [...rules, wordsIn(language, game).say('play.rule.english')]

/** The English words for an action, so that its rules are found whatever it is called here. */
function englishFor(game: string, what: string, language: Language): string {
  const actions = Object.keys(catalogueOf('en', game)).filter((key) => key.startsWith('action.'))
  const [key] = findNamed(
    what,
    actions.map((thing) => ({ thing, own: namesOf(game, thing, language), others: [] })),
  )
  return key === undefined ? what : key.slice('action.'.length)
}

/** Such as XY-ACT-03: a rule of a ledger. */
const RULE_ID = /^[A-Z\d]{2}-[A-Z\d]{3}-\d{2,3}$/

/** What a player asks about: a rule of the ledger, a skill, a card, a zombie, a survivor or an option; else rules that speak of it; empty if there is no such thing. */
export function lookUp(game: Explained, what: string, language: Language, names: Names = 'draft'): string[] {
  const { id } = game.module
  const rule = what.toUpperCase()
  if (RULE_ID.test(rule)) {
    const text = ruleText(id, rule)
    return text === undefined ? [] : inEnglish(id, [text], language)
  }
  const found = named(game, what, language, names)
  if (found.length > 0) return found
  return inEnglish(id, rulesWith(id, englishFor(id, what, language)), language)
}
