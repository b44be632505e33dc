import { EFFECTS, STANDARD_CONTENT, ZOMBIE_TYPES } from '@graveshift/gear-up'
import { findNamed } from '../../../play/find-named.ts'
import { ruleText } from '../../../play/ledger.ts'
import { catalogueOf, LANGUAGES, type Language, wordsIn } from '../../../words.ts'

const ENGLISH = catalogueOf('en', 'gear-up')

/** The effect with a number in its text, shown as most weapons have it. */
const USUAL_TIMES = 2

function ruling(id: string, language: Language): string[] {
  const { say } = wordsIn(language)
  if (!Object.hasOwn(ENGLISH, `ruling.${id}.question`)) return []
  return [`${id}: ${say(`ruling.${id}.question`)}`, say(`ruling.${id}.ruling`)]
}

function ledgerRule(id: string, language: Language): string[] {
  const text = ruleText('gear-up', id)
  if (text === undefined) return []
  return language === 'en' ? [text] : [text, wordsIn(language).say('play.rule.english')]
}

type Thing = { readonly is: 'effect' | 'boss' | 'zombie-type'; readonly id: string }

const THINGS: readonly Thing[] = [
  ...EFFECTS.map((id) => ({ is: 'effect', id }) as const),
  ...STANDARD_CONTENT.data.bosses.map(({ id }) => ({ is: 'boss', id }) as const),
  ...ZOMBIE_TYPES.map((id) => ({ is: 'zombie-type', id }) as const),
]

const nameOf = ({ is, id }: Thing): string => (is === 'zombie-type' ? `${is}.${id}` : `${is}.${id}.name`)
const isKnown = (key: string): boolean => Object.hasOwn(ENGLISH, key)

/** What is said of a thing. */
function about(thing: Thing, language: Language): string[] {
  const { say } = wordsIn(language)
  const { is, id } = thing
  const name = say(nameOf(thing))
  if (is === 'effect') {
    const times = id === 'multi-hit' ? ` ${USUAL_TIMES}` : ''
    return [`${name}${times}: ${say(`effect.${id}.text`, { times: USUAL_TIMES })}`]
  }
  if (is === 'zombie-type') {
    const ability = `ability.${id}`
    return [`${name}: ${say(isKnown(ability) ? ability : 'play.rule.no-ability')}`]
  }
  const rule = `boss.${id}.rule`
  const skill = say('play.rule.boss-skill', { skill: say(`boss.${id}.skill`) })
  return isKnown(rule) ? [`${name}: ${say(rule)}`, skill] : [`${name}: ${skill}`]
}

/** Everything that goes by a name: by its id, by what it is called in this language, else in another. */
function named(name: string, language: Language): string[] {
  const others = LANGUAGES.filter((other) => other !== language)
  const things = THINGS.map((thing) => ({
    thing,
    own: [thing.id, wordsIn(language).say(nameOf(thing))],
    others: others.map((other) => wordsIn(other).say(nameOf(thing))),
  }))
  return findNamed(name, things).flatMap((thing) => about(thing, language))
}

/** What a player asks about: a rule (GU-ATK-03), a ruling (R13), an effect, a boss or a zombie; empty if nothing. */
export function lookUp(what: string, language: Language): string[] {
  const id = what.toUpperCase()
  if (/^R\d+$/.test(id)) return ruling(id, language)
  return /^[A-Z]{2}-[A-Z]{3}-\d+$/.test(id) ? ledgerRule(id, language) : named(what, language)
}
