import { randomBytes, randomInt } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { nameOfRules } from '@graveshift/games'
import { type Fault, fault, type Game, isFault, isRefusal } from '@graveshift/kernel'
import { type GameRecord, loadSession, Session } from '@graveshift/table'
import { whyNot } from '../game-file.ts'
import { fetchRules, findCampaign, gameOfRecord } from '../games.ts'
import { systemLanguage } from '../language-option.ts'
import {
  hasPrintedNames,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageFrom,
  type Names,
  wordsIn,
} from '../words.ts'
import { askBots, askOne } from './ask.ts'
import { askPlayers, askWhether } from './ask-campaign.ts'
import { wrap } from './block.ts'
import { type BotSeats, botFlags, botsFrom } from './bot-seats.ts'
import { type Console, Left, openConsole } from './console.ts'
import { type DailyWish, dailyEnd, tableOfToday } from './daily-table.ts'
import type { Face } from './face.ts'
import { loadFace } from './faces.ts'
import { makePen, type Pen } from './pen.ts'
import { plainFace } from './plain/face.ts'
import { PlayError } from './play-error.ts'
import { type Desk, Play, Quit } from './play-game.ts'
import { playedAgain } from './played-again.ts'
import {
  isCampaign,
  type Kept,
  quoted,
  readSave,
  type Save,
  saveName,
  savesFolder,
  unfinished,
} from './saves.ts'
import {
  beginCampaign,
  labelOf,
  loadCampaign,
  type PlayedCampaign,
  SeatedCampaign,
} from './seated-campaign.ts'
import { SeatedGame } from './seated-game.ts'
import { optionsFrom, type Wishes } from './wishes.ts'

export interface PlayFlags {
  readonly seed?: string
  readonly lang?: string
  /** What things are called; as in the draft where nothing is said. */
  readonly names?: Names
  readonly load?: string
  /** Of the loaded game the decision, or the time by the judgment's clock, from before which it goes on. */
  readonly before?: string
  readonly from?: string
  readonly save?: string
  readonly resume?: boolean
  readonly colour: boolean
  readonly ascii?: boolean
  /** Seats that bots play, as they are typed. */
  readonly bots?: string
  readonly bot?: string
  /** A campaign, and the names of its players, one a seat. */
  readonly campaign?: boolean
  readonly players?: readonly string[]
  /** What the game itself is asked for with. */
  readonly wishes: Wishes
  /** A day's table instead of wishes. */
  readonly daily?: DailyWish
}

const NARROWEST = 60
const WIDEST = 140
const USUAL = 80

function makeDesk(
  io: Console,
  game: string,
  language: Language,
  names: Names,
  colour: boolean,
  ascii: boolean,
): Desk {
  return {
    io,
    language,
    names,
    game,
    pen(): Pen {
      const columns = process.stdout.columns ?? USUAL
      const width = Math.min(WIDEST, Math.max(NARROWEST, columns))
      return makePen(wordsIn(this.language, this.game, names).say, width, colour, ascii, names)
    },
  }
}

/** Six letters and figures that can be read out to a friend. */
function freshSeed(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('')
}

const freshSecret = (): Uint8Array => randomBytes(32)

/** The game of a file; of a campaign its last mission. */
function gameIn(record: Kept, game: string): GameRecord | Fault {
  if (!isCampaign(record)) return record
  return record.games.findLast((each) => each.game === game) ?? fault('no-mission', 'no mission was begun')
}

/** A game out of a file, to be played otherwise. */
async function gameFrom(face: Face<Game>, desk: Desk, file: string): Promise<Session<Game>> {
  const kept = readSave(file)
  const record = isFault(kept) ? kept : gameIn(kept, face.module.id)
  const session = isFault(record) ? record : await sessionOf(face, record)
  if (isFault(session)) throw new PlayError(whyNot(file, session, desk.pen()))
  return session
}

/** A saved game by the rules that it names. */
async function sessionOf({ module }: Face<Game>, record: GameRecord): Promise<Session<Game> | Fault> {
  const missing = await fetchRules(record)
  if (missing) return missing
  return loadSession(
    record.game === module.id ? (gameOfRecord(record) ?? module) : module,
    record,
    freshSecret,
  )
}

/** How a game is shown: with its own face if that was made for its rules, else as any game can be. */
function faceFor(face: Face<Game>, desk: Desk, { module }: Session<Game>): Face<Game> {
  const name = nameOfRules(module)
  if (name === module.id) return face
  desk.game = name
  return plainFace(module)
}

/** What a file holds: a game, or a campaign. */
async function loadFrom(face: Face<Game>, desk: Desk, file: string): Promise<Session<Game> | PlayedCampaign> {
  const record = readSave(file)
  if (!isFault(record) && isCampaign(record)) {
    const campaign = loadCampaign(record, freshSecret)
    if (isFault(campaign)) throw new PlayError(whyNot(file, campaign, desk.pen()))
    return campaign
  }
  const session = isFault(record) ? record : await sessionOf(face, record)
  if (isFault(session)) throw new PlayError(whyNot(file, session, desk.pen()))
  return session
}

function startWith(face: Face<Game>, options: Game['options'], seed: string): Session<Game> {
  const session = Session.start(face.module, options, { seed })
  if (isRefusal(session)) throw new PlayError(session.refused)
  return session
}

function optionsOf(face: Face<Game>, wishes: Wishes, seed: string): Game['options'] {
  const options = optionsFrom(face.module, wishes, seed)
  if (isFault(options)) throw new PlayError(options.message)
  return options
}

function saveLabel(face: Face<Game>, desk: Desk, { record, changed }: Save): string {
  const pen = desk.pen()
  const when = new Intl.DateTimeFormat(desk.language, { dateStyle: 'medium', timeStyle: 'short' })
  const { word, with: values } = isCampaign(record) ? labelOf(record) : face.module.label(record.options)
  return `${pen.say(word, values)} · ${when.format(changed)}`.replaceAll('·', pen.signs.dot)
}

/** A game at the keyboard, or a campaign of them. */
type Table = SeatedGame<Game> | SeatedCampaign

const seatedIn = (
  face: Face<Game>,
  desk: Desk,
  loaded: Session<Game> | PlayedCampaign,
  file: string,
): Table =>
  loaded instanceof Session
    ? new SeatedGame(faceFor(face, desk, loaded), loaded, file)
    : new SeatedCampaign(loaded, file)

/** The last unfinished game; of several the player chooses. */
async function resumed(face: Face<Game>, desk: Desk, folder: string): Promise<Table> {
  const [first, ...others] = unfinished(folder, face.module.id)
  if (!first) throw new PlayError(desk.pen().say('play.no-saves', { folder }))
  const item = (save: Save) => ({ label: saveLabel(face, desk, save), value: save })
  const chosen =
    others.length === 0
      ? first
      : await askOne(desk.io, desk.pen(), desk.pen().say('play.which-save'), [
          item(first),
          ...others.map(item),
        ])
  return seatedIn(face, desk, await loadFrom(face, desk, chosen.file), chosen.file)
}

/** Wishes that say which game is wanted: with any of them nothing is asked. */
const isAsked = (wishes: Wishes): boolean =>
  Object.values(wishes).every(
    (wish) => typeof wish !== 'string' && typeof wish !== 'number' && !Array.isArray(wish),
  )

/** The bots that were asked for sit down. */
function withBots<T extends Table>(game: T, { bots, bot }: PlayFlags): T {
  const seated = botsFrom(bots, game.session.seats, bot)
  if (isFault(seated)) throw new PlayError(seated.message)
  game.bots = seated
  return game
}

/** A campaign that begins: with whom is asked unless it was said. */
async function firstCampaign(
  face: Face<Game>,
  desk: Desk,
  { players, wishes, bots }: PlayFlags,
  seed: string,
  file: string,
): Promise<SeatedCampaign> {
  const names = players ?? (await askPlayers(desk.io, desk.pen()))
  const campaign = beginCampaign(face.module.id, names, wishes, seed)
  if (isFault(campaign)) throw new PlayError(campaign.message)
  const table = new SeatedCampaign(campaign, file)
  if (bots !== undefined || players !== undefined || names.length === 1) return table
  return withBots(table, { wishes, colour: false, bots: await askBots(desk.io, desk.pen(), names.length) })
}

async function firstGame(face: Face<Game>, desk: Desk, flags: PlayFlags, folder: string): Promise<Table> {
  const dealt = flags.daily && (await tableOfToday(face, desk, flags.daily))
  const seed = dealt?.seed ?? flags.seed ?? freshSeed()
  const file = flags.save ?? join(folder, saveName(face.module.id, new Date(), seed))
  if (flags.resume) return resumed(face, desk, folder)
  if (flags.load !== undefined) {
    if (flags.before === undefined && flags.from === undefined)
      return seatedIn(face, desk, await loadFrom(face, desk, flags.load), flags.save ?? flags.load)
    const again = playedAgain(await gameFrom(face, desk, flags.load), flags)
    if (!again) throw new PlayError(desk.pen().say('play.no-move', { file: flags.load }))
    return new SeatedGame(
      faceFor(face, desk, again),
      again,
      flags.save ?? join(folder, saveName(face.module.id, new Date(), 'again')),
    )
  }
  if (dealt) return new SeatedGame(face, startWith(face, dealt.options, seed), file)
  if (flags.campaign) return firstCampaign(face, desk, flags, seed, file)
  const start = (wishes: Wishes) =>
    new SeatedGame(face, startWith(face, optionsOf(face, wishes, seed), seed), file)
  if (flags.seed !== undefined || !isAsked(flags.wishes)) return start(flags.wishes)
  if (flags.lang === undefined) {
    const first = desk.language
    const item = (language: Language) => ({ label: LANGUAGE_NAMES[language], value: language })
    const others = LANGUAGES.filter((language) => language !== first).map(item)
    desk.language = await askOne(desk.io, desk.pen(), desk.pen().say('play.setup.language'), [
      item(first),
      ...others,
    ])
  }
  if (findCampaign(face.module.id) && (await askWhether(desk.io, desk.pen())))
    return firstCampaign(face, desk, flags, seed, file)
  const game = start({ ...(await face.ask(desk.io, desk.pen())), ...flags.wishes })
  const { seats } = game.session
  if (flags.bots !== undefined || seats === 1) return game
  return withBots(game, { ...flags, bots: await askBots(desk.io, desk.pen(), seats) })
}

/** After the end: the same again, the same with other luck, or no more. */
async function rematch(
  desk: Desk,
  over: SeatedGame<Game>,
  folder: string,
): Promise<SeatedGame<Game> | undefined> {
  const pen = desk.pen()
  const seed = await askOne(desk.io, pen, pen.say('play.rematch'), [
    { label: pen.say('play.rematch.no'), value: undefined },
    { label: pen.say('play.rematch.new'), value: freshSeed() },
    { label: pen.say('play.rematch.same'), value: over.session.record({ for: 'host' }).chance.at(-1)?.seed },
  ])
  if (seed === undefined) return undefined
  const { face, session } = over
  const file = join(folder, saveName(face.module.id, new Date(), seed))
  return new SeatedGame(face, startWith(face, session.options, seed), file, over.bots)
}

/** Game after game; each is announced, so that whoever leaves knows which one is saved. */
async function playOn(
  desk: Desk,
  first: SeatedGame<Game>,
  folder: string,
  server: URL | undefined,
  announce: (game: SeatedGame<Game>) => void,
): Promise<void> {
  for (let game: SeatedGame<Game> | undefined = first; game; game = await rematch(desk, game, folder)) {
    announce(game)
    const pen = desk.pen()
    const { seed } = game.session.record({ for: 'host' }).chance.at(-1) ?? {}
    desk.io.print([
      '',
      pen.say('play.welcome', { game: { word: 'game.name' }, seed: seed ?? '?' }),
      pen.paint('dim', pen.say('play.help.short')),
      ...game.face.opening(pen, game.session),
    ])
    await new Play(desk, game).run()
    desk.io.print(dailyEnd(desk, game, server))
  }
}

/** What to type to go on: only games in the usual folder are found by --resume. */
export function goOnWith(game: string, file: string, folder: string, bots?: BotSeats): string {
  const command = `npx graveshift play ${game}`
  const seated = bots ? botFlags(bots) : ''
  if (dirname(resolve(file)) === resolve(folder)) return `${command} --resume${seated}`
  return `${command} --load ${quoted(file)}${seated}`
}

async function faceOf(game: string): Promise<Face<Game>> {
  const face = await loadFace(game)
  if (!face) throw new PlayError(`there is no game '${game}'`)
  return face
}

/** `graveshift play <game>`: the exit code. */
export async function play(id: string, flags: PlayFlags, environment: NodeJS.ProcessEnv): Promise<number> {
  const language = flags.lang === undefined ? systemLanguage(environment) : languageFrom(flags.lang)
  if (!language) throw new PlayError(`--lang must be one of ${LANGUAGES.join(', ')}, not '${flags.lang}'`)
  const face = await faceOf(id)
  if (flags.names !== undefined && !hasPrintedNames(id)) throw new PlayError(`--names is not for ${id}`)
  const colour = flags.colour && !environment.NO_COLOR && process.stdout.isTTY === true
  const io = openConsole(process.stdin, process.stdout)
  const desk = makeDesk(io, id, language, flags.names ?? 'draft', colour, flags.ascii === true)
  const folder = savesFolder(environment)
  let game: Table | undefined
  try {
    game = await firstGame(face, desk, flags, folder)
    if (!game.bots) withBots(game, flags)
    if (game instanceof SeatedCampaign) await game.run(desk)
    else
      await playOn(desk, game, folder, flags.daily?.server, (next) => {
        game = next
      })
    return 0
  } catch (error) {
    if (!(error instanceof Left || error instanceof Quit)) throw error
    const saved = game?.isOver === false && game.trouble === undefined
    const said = game && saved ? 'play.bye.saved' : 'play.bye'
    const pen = desk.pen()
    const file = game?.file ?? ''
    io.print([
      '',
      ...wrap(pen.say(said, { file, command: goOnWith(id, file, folder, game?.bots) }), pen.width),
    ])
    return error instanceof Left && error.interrupted ? 130 : 0
  } finally {
    io.close()
  }
}

/** The same; what was wrong with the command is said on one line. */
export async function playOrSay(
  id: string,
  flags: PlayFlags,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    return await play(id, flags, environment)
  } catch (error) {
    if (!(error instanceof PlayError)) throw error
    process.stderr.write(`graveshift: ${error.message}\n`)
    return 1
  }
}
