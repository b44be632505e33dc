import { type Game, type GameModule, type OptionSpec, optionWord } from '@graveshift/kernel'
import { InvalidArgumentError, Option } from 'commander'
import type { Say } from './pen.ts'
import { wishName } from './wishes.ts'

/** More values than this are not listed: the docs do. */
const MOST_LISTED = 12

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

const names = (text: string) => (text === 'random' ? text : text.split(',').map((name) => name.trim()))

/** 'darkZones' as it is typed: 'dark-zones'. */
export const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What may be typed for it, and which rules it belongs to. */
function hint(spec: OptionSpec): string {
  const rules = spec.rules ?? []
  const about = rules.length === 0 ? '' : ` (${rules.join(', ')})`
  if (spec.kind === 'seats' || spec.kind === 'count') return `, ${spec.least} to ${spec.most}${about}`
  if (spec.kind === 'seat') return `: a seat from 1, somebody in play, or random${about}`
  if (spec.kind === 'flag') return about
  const values = spec.values.length > MOST_LISTED ? '' : `: ${spec.values.join(', ')}`
  return `${values}${spec.kind === 'some-of' ? '' : ', or random'}${about}`
}

const SHAPES: Readonly<Record<Exclude<OptionSpec['kind'], 'flag'>, string>> = {
  seats: '<n>',
  count: '<n>',
  seat: '<who>',
  'one-of': '<name>',
  mission: '<name>',
  'some-of': '<a,b>',
  people: '<a,b>',
}

/** An option of a game as a flag of the command line. */
function flagOf(spec: OptionSpec, say: Say): Option {
  const flag = `--${dashed(wishName(spec))}`
  const isOff = spec.kind === 'flag' && spec.off !== undefined
  const name = say(optionWord(spec, 'name'))
  const text = `${isOff ? `off: ${name}` : name}${hint(spec)}`
  if (spec.kind === 'flag') return new Option(flag, text)
  const option = new Option(`${flag} ${SHAPES[spec.kind]}`, text)
  if (spec.kind === 'seats' || spec.kind === 'count') return option.argParser(wholeNumber)
  return spec.kind === 'some-of' || spec.kind === 'people' ? option.argParser(names) : option
}

/** The flags that only this game has. */
export const flagsOf = ({ options }: GameModule<Game>, say: Say): Option[] =>
  options.map((spec) => flagOf(spec, say))

/** The flag among these words that belongs to another game, if there is one. */
export function foreignFlag(
  words: readonly string[],
  own: GameModule<Game>,
  all: readonly GameModule<Game>[],
): string | undefined {
  const flags = ({ options }: GameModule<Game>) => options.map((spec) => `--${dashed(wishName(spec))}`)
  const others = new Set(all.flatMap(flags))
  const ours = new Set(flags(own))
  return words.map((word) => word.split('=')[0] ?? '').find((word) => others.has(word) && !ours.has(word))
}
