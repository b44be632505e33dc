import { catalogueOf, type Language, wordsIn } from '../../words.ts'
import { ruleText } from '../ledger.ts'

const GAME = 'second-edition'

/** How a name is compared: no capitals, no accents, no difference between a space and a dash. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')

/** Things with a name and a text: skills, options; by id, or by what they are called in this language. */
function named(what: string, language: Language): string[] {
  const catalogue = catalogueOf(language, GAME)
  const wanted = plain(what)
  if (wanted === '') return []
  const names = Object.keys(catalogue).filter((key) => key.endsWith('.name'))
  return names.flatMap((key) => {
    const text = key.replace(/\.name$/, '.text')
    const id = key.split('.').slice(1, -1).join('.')
    const name = catalogue[key] ?? ''
    if (plain(id) !== wanted && plain(name) !== wanted) return []
    return Object.hasOwn(catalogue, text) ? [`${name}: ${wordsIn(language, GAME).say(text)}`] : []
  })
}

/** What a player asks about: a rule of the ledger (Z2-ACT-03), a skill or an option; empty if there is no such thing. */
export function lookUp(what: string, language: Language): string[] {
  const id = what.toUpperCase()
  if (!/^Z2-[A-Z]{3}-\d+$/.test(id)) return named(what, language)
  const text = ruleText(GAME, id)
  if (text === undefined) return []
  return language === 'en' ? [text] : [text, wordsIn(language, GAME).say('play.rule.english')]
}
