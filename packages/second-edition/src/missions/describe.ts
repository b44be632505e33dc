import { has, type Telling, type Term } from '@graveshift/kernel'
import type { GoalData, Moment, RuleData } from './types.ts'

/** Goals and rules of a mission as sentences to look up, with their figures. */

const said = (key: string, values: Readonly<Record<string, Term>> = {}): Telling => ({
  word: `${key}.text`,
  with: values,
})
const word = (key: string): Telling => ({ word: key })
/** So many cards, or zombies, of a kind, counted as the language counts them. */
const cards = (kind: string, count: number): Telling => ({ word: `card-kind.${kind}`, with: { count } })
const zombies = (kind: string, count: number): Telling => ({ word: `zombie-kind.${kind}`, with: { count } })
const listed = (names: readonly string[]): string => names.join(', ')
const yes = (holds: boolean | undefined): string => (holds ? 'yes' : 'no')

export function tellGoal(goal: GoalData): Telling {
  switch (goal.goal) {
    case 'objectives':
    case 'crates':
      return goal.faces === undefined
        ? said(`goal.${goal.goal}`, { count: goal.count ?? 0 })
        : said(`goal.${goal.goal}-on`, { faces: listed(goal.faces) })
    case 'objective-each':
    case 'rally':
      return said(`goal.${goal.goal}`)
    case 'hold':
      return said('goal.hold', { cards: cards(goal.kind, goal.count) })
    case 'hold-each':
      return said('goal.hold-each', { cards: cards(goal.kind, 1) })
    case 'store':
      return said('goal.store', { cards: cards(goal.kind, goal.count), zone: goal.zone })
    case 'leave':
      return said('goal.leave', { car: yes(goal.car) })
    case 'escort':
    case 'gather':
      return said(`goal.${goal.goal}`, { zones: listed(goal.zones) })
    case 'kill':
      return goal.kind === undefined
        ? said('goal.kill', { count: goal.count, car: yes(goal.car) })
        : said('goal.kill-kind', { zombies: zombies(goal.kind, goal.count) })
    case 'survive':
      return said('goal.survive', { rounds: goal.rounds })
    case 'level':
      return said('goal.level', { count: goal.count, level: word(`level.${goal.level}`) })
    case 'checkpoints':
      return said('goal.checkpoints', { zones: listed(goal.zones), laps: goal.laps })
  }
}

function tellMoment(when: Moment): Telling {
  if (has(when, 'round')) return { word: 'moment.round', with: { count: when.round } }
  if (has(when, 'objectives')) return { word: 'moment.objectives', with: { count: when.objectives } }
  if (has(when, 'doors')) return { word: 'moment.doors', with: { count: when.doors } }
  return { word: 'moment.level', with: { level: word(`level.${when.level}`) } }
}

export function tellRule(rule: RuleData): Telling {
  const key = `mission-rule.${rule.rule}`
  switch (rule.rule) {
    case 'wake':
      return said(key, { colour: rule.colour, when: tellMoment(rule.when) })
    case 'driving':
      return rule.from === undefined ? said(key) : said(`${key}-from`, { when: tellMoment(rule.from) })
    case 'exit':
      return said(key, { open: rule.open })
    case 'standing-noise':
      return said(key, { zones: listed(rule.zones), tokens: rule.tokens })
    case 'loud-objectives':
      return said(key, { tokens: rule.tokens })
    case 'siren':
      return said(key, { car: word(`car.${rule.car}.name`), tokens: rule.tokens })
    case 'forbidden':
      return said(key, { zones: listed(rule.zones) })
    case 'deadline':
      return said(key, { rounds: rule.rounds })
    case 'reinforcements':
      return said(key, { zones: listed(rule.zones), first: rule.first, every: rule.every })
    case 'arrival':
      return said(key, {
        zone: rule.zone,
        zombies: zombies(rule.kind, rule.count),
        when: tellMoment(rule.when),
      })
    case 'fire':
      return said(key, {
        blazes: rule.blazes.map(({ round, zones }) => `${round}: ${listed(zones)}`).join('; '),
      })
    case 'heavy':
      return said(key, { hands: rule.hands })
    case 'gift':
      return has(rule, 'draw')
        ? said(`${key}-draw`, { deck: rule.draw })
        : said(`${key}-take`, { cards: cards(rule.take, 1) })
    case 'dark-spawn':
      return said(key, { every: rule.every })
    case 'companions-may-fall':
    case 'pairs':
      return said(key)
  }
}
