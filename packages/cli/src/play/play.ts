import { randomBytes, randomInt } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { GEAR_UP_MODULE, type GearUp, type Options } from '@graveshift/gear-up'
import { isFault, isRefusal } from '@graveshift/kernel'
import { loadSession, Session } from '@graveshift/table'
import { systemLanguage } from '../language-option.ts'
import { LANGUAGES, type Language, languageFrom, wordsIn } from '../words.ts'
import { askOne, askWishes } from './ask-setup.ts'
import { wrap } from './block.ts'
import { type Console, Left, openConsole } from './console.ts'
import { makePen, type Pen } from './pen.ts'
import { type Desk, Play, Quit } from './play-game.ts'
import { readSave, type Save, saveName, savesFolder, unfinished } from './saves.ts'
import { SeatedGame } from './seated-game.ts'
import { optionsFrom, type Wishes } from './settings.ts'

/** A mistake of whoever typed the command, told in plain words. */
export class PlayError extends Error {}

export interface PlayFlags extends Wishes {
  readonly seed?: string
  readonly lang?: string
  readonly load?: string
  readonly save?: string
  readonly resume?: boolean
  readonly colour: boolean
  readonly ascii?: boolean
}

const NARROWEST = 60
const WIDEST = 140
const USUAL = 80

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', de: 'Deutsch' }

function makeDesk(io: Console, language: Language, colour: boolean, ascii: boolean): Desk {
  return {
    io,
    language,
    pen(): Pen {
      const columns = process.stdout.columns ?? USUAL
      const width = Math.min(WIDEST, Math.max(NARROWEST, columns))
      return makePen(wordsIn(this.language).say, width, colour, ascii)
    },
  }
}

/** Six letters and figures that can be read out to a friend. */
function freshSeed(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('')
}

function loadFrom(file: string): Session<GearUp> {
  const record = readSave(file)
  if (isFault(record)) throw new PlayError(record.message)
  const session = loadSession(GEAR_UP_MODULE, record, () => randomBytes(32))
  if (isFault(session)) throw new PlayError(`${file}: ${session.message}`)
  return session
}

function startWith(options: Options, seed: string): Session<GearUp> {
  const session = Session.start(GEAR_UP_MODULE, options, { seed })
  if (isRefusal(session)) throw new PlayError(session.refused)
  return session
}

function optionsOf(wishes: Wishes, seed: string): Options {
  const options = optionsFrom(wishes, seed)
  if (isFault(options)) throw new PlayError(options.message)
  return options
}

function saveLabel(pen: Pen, { record, changed }: Save): string {
  const { survivors, boss } = record.options as Options
  const names = survivors.map((id) => pen.say(`survivor.${id}.name`)).join(', ')
  const when = changed.toISOString().slice(0, 16).replace('T', ' ')
  return `${names} ${pen.signs.dot} ${pen.say(`boss.${boss}.name`)} ${pen.signs.dot} ${when}`
}

/** The last unfinished game; of several the player chooses. */
async function resumed(desk: Desk, folder: string): Promise<SeatedGame> {
  const [first, ...others] = unfinished(folder)
  if (!first) throw new PlayError(wordsIn(desk.language).say('play.no-saves', { folder }))
  const item = (save: Save) => ({ label: saveLabel(desk.pen(), save), value: save })
  const chosen =
    others.length === 0
      ? first
      : await askOne(desk.io, desk.pen(), desk.pen().say('play.which-save'), [
          item(first),
          ...others.map(item),
        ])
  return new SeatedGame(loadFrom(chosen.file), chosen.file)
}

const WISHES = ['seats', 'survivors', 'boss', 'difficulty', 'leader', 'seed'] as const

async function firstGame(desk: Desk, flags: PlayFlags, folder: string): Promise<SeatedGame> {
  const seed = flags.seed ?? freshSeed()
  const file = flags.save ?? join(folder, saveName(new Date(), seed))
  if (flags.resume) return resumed(desk, folder)
  if (flags.load !== undefined) return new SeatedGame(loadFrom(flags.load), flags.save ?? flags.load)
  if (WISHES.some((name) => flags[name] !== undefined))
    return new SeatedGame(startWith(optionsOf(flags, seed), seed), file)
  if (flags.lang === undefined) {
    const first = desk.language
    const item = (language: Language) => ({ label: LANGUAGE_NAMES[language], value: language })
    const others = LANGUAGES.filter((language) => language !== first).map(item)
    desk.language = await askOne(desk.io, desk.pen(), desk.pen().say('play.setup.language'), [
      item(first),
      ...others,
    ])
  }
  const wishes = { ...(await askWishes(desk.io, desk.pen())), ...chosenOptions(flags) }
  return new SeatedGame(startWith(optionsOf(wishes, seed), seed), file)
}

function chosenOptions({ ammoOnBoss, assuredDeck }: PlayFlags): Wishes {
  return {
    ...(ammoOnBoss === undefined ? {} : { ammoOnBoss }),
    ...(assuredDeck === undefined ? {} : { assuredDeck }),
  }
}

/** After the end: the same again, the same with other luck, or no more. */
async function rematch(desk: Desk, over: SeatedGame, folder: string): Promise<SeatedGame | undefined> {
  const pen = desk.pen()
  const seed = await askOne(desk.io, pen, pen.say('play.rematch'), [
    { label: pen.say('play.rematch.no'), value: undefined },
    { label: pen.say('play.rematch.new'), value: freshSeed() },
    { label: pen.say('play.rematch.same'), value: over.session.record({ for: 'host' }).chance.at(-1)?.seed },
  ])
  if (seed === undefined) return undefined
  return new SeatedGame(startWith(over.session.options, seed), join(folder, saveName(new Date(), seed)))
}

/** Game after game; each is announced, so that whoever leaves knows which one is saved. */
async function playOn(
  desk: Desk,
  first: SeatedGame,
  folder: string,
  announce: (game: SeatedGame) => void,
): Promise<void> {
  for (let game: SeatedGame | undefined = first; game; game = await rematch(desk, game, folder)) {
    announce(game)
    const pen = desk.pen()
    const { seed } = game.session.record({ for: 'host' }).chance.at(-1) ?? {}
    desk.io.print([
      '',
      pen.say('play.welcome', { seed: seed ?? '?' }),
      pen.paint('dim', pen.say('play.help.short')),
    ])
    await new Play(desk, game).run()
  }
}

/** What to type to go on: only games in the usual folder are found by --resume. */
export function goOnWith(file: string, folder: string): string {
  if (dirname(resolve(file)) === resolve(folder)) return 'npx graveshift play gear-up --resume'
  const plain = /^[\w./:\\-]+$/.test(file)
  return `npx graveshift play gear-up --load ${plain ? file : `'${file.replaceAll("'", "'\\''")}'`}`
}

/** `graveshift play gear-up`: the exit code. */
export async function play(flags: PlayFlags, environment: NodeJS.ProcessEnv): Promise<number> {
  const language = flags.lang === undefined ? systemLanguage(environment) : languageFrom(flags.lang)
  if (!language) throw new PlayError(`--lang must be one of ${LANGUAGES.join(', ')}, not '${flags.lang}'`)
  const colour = flags.colour && !environment.NO_COLOR && process.stdout.isTTY === true
  const io = openConsole(process.stdin, process.stdout)
  const desk = makeDesk(io, language, colour, flags.ascii === true)
  const folder = savesFolder(environment)
  let game: SeatedGame | undefined
  try {
    game = await firstGame(desk, flags, folder)
    await playOn(desk, game, folder, (next) => {
      game = next
    })
    return 0
  } catch (error) {
    if (!(error instanceof Left || error instanceof Quit)) throw error
    const saved = game?.session.outcome === undefined && game?.trouble === undefined
    const said = game && saved ? 'play.bye.saved' : 'play.bye'
    const pen = desk.pen()
    const file = game?.file ?? ''
    io.print(['', ...wrap(pen.say(said, { file, command: goOnWith(file, folder) }), pen.width)])
    return error instanceof Left && error.interrupted ? 130 : 0
  } finally {
    io.close()
  }
}
