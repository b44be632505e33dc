import { isFault } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE, type SecondKit, SURVIVORS } from '@graveshift/second-edition'
import { LEVELS, type SurvivorData, type ZombieKind } from '@graveshift/zones'
import { findNamed, type Named } from '../../../play/find-named.ts'
import { rulesWith, ruleText } from '../../../play/ledger.ts'
import {
  catalogueOf,
  LANGUAGES,
  type Language,
  NAMES,
  type Names,
  type Words,
  wordsIn,
} from '../../../words.ts'
import { traitsOf } from './traits.ts'

const GAME = 'second-edition'

const kitWith = (abominations: 'plain' | 'printed'): SecondKit | undefined => {
  const options = SECOND_EDITION_MODULE.readOptions({ abominations })
  return isFault(options) ? undefined : kitFor(options)
}

function zombieFigures({ say }: Words, { id, damage, actions, points, figures }: ZombieKind): string {
  const rule = `zombie.${id}.rule`
  const has = Object.hasOwn(catalogueOf('en', GAME), rule)
  return [say('play.second.zombie', { damage, actions, points, figures }), ...(has ? [say(rule)] : [])].join(
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
    say('play.second.health', { health: survivor.health }),
    ...LEVELS.map(
      (level) =>
        `${say(`level.${level}`)}: ${survivor[level].map((skill) => skillName(words, skill)).join(' / ')}`,
    ),
  ].join('; ')
}

/** What is said of a thing with this key: its text, or its figures; undefined if there is nothing to say. */
function aboutOf(words: Words, key: string): string | undefined {
  const { say } = words
  const english = catalogueOf('en', GAME)
  const [what = '', id = ''] = key.split('.')
  const text = key.replace(/\.name$/, what === 'mission' ? '.brief' : '.text')
  if (Object.hasOwn(english, text)) return say(text)
  if (what === 'zombie') {
    const kind = (['plain', 'printed'] as const)
      .flatMap((abominations) => kitWith(abominations)?.kinds ?? [])
      .find((each) => each.id === id)
    return kind && zombieFigures(words, kind)
  }
  if (what === 'survivor') {
    const survivor = SURVIVORS.find((each) => each.id === id)
    return survivor && survivorFigures(words, survivor)
  }
  const card =
    what === 'card'
      ? Object.values(kitWith('plain')?.cards ?? {}).find((each) => each?.name === id)
      : undefined
  return card && traitsOf(words, card).join('; ')
}

/** What a thing is called in a language: its name, what several of it are called, and its name in the printed game. */
function namesOf(key: string, language: Language): string[] {
  const [what, id = ''] = key.split('.')
  const several = `zombie-count.${id}`
  const called = NAMES.flatMap((names) => {
    const { say } = wordsIn(language, GAME, names)
    return [say(key), ...(what === 'zombie' ? [say(several, { count: 2 }).replace(/^\d+ /, '')] : [])]
  })
  return [...new Set(called)]
}

/** Everything with a name and something to say: skills, cards, zombies, survivors, missions, options. */
function everything(language: Language): Named<string>[] {
  const keys = Object.keys(catalogueOf('en', GAME)).filter(
    (key) => key.endsWith('.name') && !key.startsWith('printed.'),
  )
  const isOption = (key: string) => key.startsWith('option.')
  // What is on the table comes before how it is played.
  return [...keys.filter((key) => !isOption(key)), ...keys.filter(isOption)].map((key) => ({
    thing: key,
    own: [...(isOption(key) ? [] : [key.split('.').slice(1, -1).join('.')]), ...namesOf(key, language)],
    others: LANGUAGES.filter((other) => other !== language).flatMap((other) => namesOf(key, other)),
  }))
}

function named(what: string, language: Language, names: Names): string[] {
  const words = wordsIn(language, GAME, names)
  return findNamed(what, everything(language)).flatMap((key) => {
    const about = aboutOf(words, key)
    return about === undefined ? [] : [`${words.say(key)}: ${about}`]
  })
}

const inEnglish = (rules: readonly string[], language: Language): string[] =>
  rules.length === 0 || language === 'en'
    ? [...rules]
    : [...rules, wordsIn(language, GAME).say('play.rule.english')]

/** The English words for an action, so that its rules are found whatever it is called here. */
function englishFor(what: string, language: Language): string {
  const actions = Object.keys(catalogueOf('en', GAME)).filter((key) => key.startsWith('action.'))
  const [key] = findNamed(
    what,
    actions.map((thing) => ({ thing, own: namesOf(thing, language), others: [] })),
  )
  return key === undefined ? what : key.slice('action.'.length)
}

/** What a player asks about: a rule of the ledger (Z2-ACT-03), a skill, a card, a zombie, a survivor or an option; else rules that speak of it; empty if there is no such thing. */
export function lookUp(what: string, language: Language, names: Names = 'draft'): string[] {
  const id = what.toUpperCase()
  if (/^Z2-[A-Z]{3}-\d+$/.test(id)) {
    const text = ruleText(GAME, id)
    return text === undefined ? [] : inEnglish([text], language)
  }
  const found = named(what, language, names)
  if (found.length > 0) return found
  return inEnglish(rulesWith(GAME, englishFor(what, language)), language)
}
