import { LEVELS, type ZonesBoard } from '@graveshift/zones'
import type { LensTeller } from '../lenses/lens.ts'
import { personInWords, zonesInWords } from '../lenses/lens.ts'
import type { FilmBeat } from './film.ts'

type Teller = Pick<LensTeller, 'words' | 'kit' | 'board'>

/** What a beat is called; what those do who act twice goes by one name. */
export const beatTitle = (
  { words }: Pick<Teller, 'words'>,
  { kind, isSecond }: Pick<FilmBeat, 'kind' | 'isSecond'>,
): string => words.say(isSecond ? 'zone.phase.beat.again' : `zone.phase.beat.${kind}`)

/** A beat in a few words, beside its title. */
export function beatCaption(teller: Teller, beat: FilmBeat<ZonesBoard>): string {
  const { words, kit } = teller
  const { kind, count, zones, people, lines, card } = beat
  const where = zonesInWords(kit, zones)
  switch (kind) {
    case 'attack':
      return words.say('zone.phase.text.attack', { zone: where, count })
    case 'hurt':
      return words.say('zone.phase.text.hurt', {
        people: people.map((person) => personInWords(teller, person)).join(', '),
        count,
      })
    case 'seen':
    case 'heard':
    case 'taunted':
      return words.say(`zone.phase.text.${kind}`, { zones: where, count })
    case 'moved':
      return words.say('zone.phase.text.moved', { count })
    case 'card': {
      const [drawn, placed] = lines
      const told = placed ?? drawn
      return card && told ? words.tell(told) : where
    }
    default:
      return lines.map(words.tell).join(' ')
  }
}

/** All of a beat, as the log says it. */
export const beatInWords = ({ words }: Pick<Teller, 'words'>, { lines }: FilmBeat): string =>
  lines.map(words.tell).join(' ')

/** The name of a danger level. */
export const levelName = ({ words }: Pick<Teller, 'words'>, level: number): string =>
  words.name('level', LEVELS[level] ?? 'blue')
