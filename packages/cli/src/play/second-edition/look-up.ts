import { isFault } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
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

/** The figures of a card or of a zombie. */
function figuresOf(key: string, language: Language): string[] {
  const options = SECOND_EDITION_MODULE.readOptions({})
  if (isFault(options)) return []
  const { cards, kinds } = kitFor(options)
  const { say } = wordsIn(language, GAME)
  const [what, id = ''] = key.split('.')
  if (what === 'zombie') {
    const kind = kinds.find((each) => each.id === id)
    return kind
      ? [say('play.second.zombie', { damage: kind.damage, actions: kind.actions, points: kind.points })]
      : []
  }
  const card = what === 'card' ? Object.values(cards).find((each) => each?.name === id) : undefined
  if (!card) return []
  return [
    ...card.profiles.map(({ mode, least, most, dice, accuracy, damage, noisy }) =>
      [
        say('play.second.weapon', {
          mode: { word: `action.${mode}` },
          range: least === most ? least : `${least}-${most}`,
          dice,
          accuracy,
          damage,
        }),
        ...(noisy ? [say('word.noise')] : []),
      ].join(', '),
    ),
    ...(card.skills ?? []).map((skill) => say(`skill.${skill}.name`)),
  ]
}

/** Things with a name and a text or with figures: skills, cards, zombies; by id, or by what they are called. */
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
    if (Object.hasOwn(catalogue, text)) return [`${name}: ${wordsIn(language, GAME).say(text)}`]
    const figures = figuresOf(key, language)
    return figures.length > 0 ? [`${name}: ${figures.join('; ')}`] : []
  })
}

/** What a player asks about: a rule of the ledger (Z2-ACT-03), a skill, a card, a zombie or an option; empty if there is no such thing. */
export function lookUp(what: string, language: Language): string[] {
  const id = what.toUpperCase()
  if (!/^Z2-[A-Z]{3}-\d+$/.test(id)) return named(what, language)
  const text = ruleText(GAME, id)
  if (text === undefined) return []
  return language === 'en' ? [text] : [text, wordsIn(language, GAME).say('play.rule.english')]
}
