import { EFFECTS, STANDARD_CONTENT, ZOMBIE_TYPES } from '@graveshift/gear-up'
import { catalogueOf, type Language, wordsIn } from '../../words.ts'
import { ruleText } from '../ledger.ts'

const ENGLISH = catalogueOf('en', 'gear-up')

/** How a name is compared: no capitals, no accents, no difference between a space and a dash. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')

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

/** Everything that goes by a name: by its id, or by what it is called in this language. */
function named(name: string, language: Language): string[] {
  const { say } = wordsIn(language)
  const known = (key: string) => Object.hasOwn(ENGLISH, key)
  const wanted = plain(name)
  const find = (ids: readonly string[], key: (id: string) => string) =>
    ids.find((id) => id === wanted || plain(say(key(id))) === wanted)
  const effect = find(EFFECTS, (id) => `effect.${id}.name`)
  if (effect !== undefined) {
    const times = effect === 'multi-hit' ? ` ${USUAL_TIMES}` : ''
    return [
      `${say(`effect.${effect}.name`)}${times}: ${say(`effect.${effect}.text`, { times: USUAL_TIMES })}`,
    ]
  }
  const bosses = STANDARD_CONTENT.data.bosses.map(({ id }) => id)
  const boss = find(bosses, (id) => `boss.${id}.name`)
  if (boss !== undefined) {
    const rule = `boss.${boss}.rule`
    const skill = say('play.boss.skill', { skill: say(`boss.${boss}.skill`) })
    return known(rule)
      ? [`${say(`boss.${boss}.name`)}: ${say(rule)}`, skill]
      : [`${say(`boss.${boss}.name`)}. ${skill}`]
  }
  const zombie = find(ZOMBIE_TYPES, (id) => `zombie-type.${id}`)
  if (zombie === undefined) return []
  const ability = `ability.${zombie}`
  return [`${say(`zombie-type.${zombie}`)}: ${say(known(ability) ? ability : 'play.rule.no-ability')}`]
}

/** What a player asks about: a rule (GU-ATK-03), a ruling (R13), an effect, a boss or a zombie; empty if nothing. */
export function lookUp(what: string, language: Language): string[] {
  const id = what.toUpperCase()
  if (/^R\d+$/.test(id)) return ruling(id, language)
  return /^[A-Z]{2}-[A-Z]{3}-\d+$/.test(id) ? ledgerRule(id, language) : named(what, language)
}
