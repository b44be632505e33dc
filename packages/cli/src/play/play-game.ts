import { nameOfRules } from '@graveshift/games'
import { Bug, type Choice, type Game, has, isRefusal, type Refusal, type Telling } from '@graveshift/kernel'
import { coachLines } from '../coach/coach-lines.ts'
import { type Language, languageFrom, type Names, type Words, wordsIn } from '../words.ts'
import { wrap } from './block.ts'
import { readCommand, type Typed } from './commands.ts'
import type { Console } from './console.ts'
import { drawMenu, type Menu, readMenu } from './menu.ts'
import type { Pen } from './pen.ts'
import type { SeatedGame, Undone } from './seated-game.ts'

/** How the player's words and paper are made; both may change in the middle of a game. */
export interface Desk {
  readonly io: Console
  language: Language
  readonly names: Names
  /** Whose words are spoken: a game, or its frozen rules. */
  game: string
  pen(): Pen
}

const LOG_LINES = 40

/** One game at one keyboard, until it is over or the player leaves. */
export class Play<G extends Game> {
  readonly #desk: Desk
  readonly #game: SeatedGame<G>
  /** The picture last put on the paper. */
  #drawn: string | undefined
  #rest: { readonly kind: string; readonly text: string } | undefined

  constructor(desk: Desk, game: SeatedGame<G>) {
    this.#desk = desk
    this.#game = game
  }

  get #words(): Words {
    return wordsIn(this.#desk.language, nameOfRules(this.#game.face.module), this.#desk.names)
  }

  get #pen(): Pen {
    return this.#desk.pen()
  }

  #print(lines: readonly string[]): void {
    this.#desk.io.print(lines)
  }

  #say(key: string, values?: Parameters<Words['say']>[1]): void {
    this.#print(wrap(this.#words.say(key, values), this.#pen.width))
  }

  #tell(tellings: readonly Telling[]): void {
    const { pen, words } = { pen: this.#pen, words: this.#words }
    const { headings } = this.#game.face
    this.#print(
      this.#telling(tellings).flatMap((telling) => {
        const text = words.tell(telling)
        if (headings.includes(telling.word)) return [pen.paint('dim', text)]
        return wrap(`  ${text}`, pen.width, '    ')
      }),
    )
  }

  /** Without the sentences that the next one makes needless. */
  #telling(tellings: readonly Telling[]): readonly Telling[] {
    const { passing = [] } = this.#game.face
    return tellings.filter(({ word, with: values }, index) => {
      const next = tellings[index + 1]
      const isSame = JSON.stringify(next?.with?.person) === JSON.stringify(values?.person)
      return !(passing.includes(word) && next && isSame && next.word !== 'log.turnEnded')
    })
  }

  #refuse(refusal: Refusal): void {
    const rule = refusal.rule === 'KERNEL' ? '' : ` [${refusal.rule}]`
    this.#print(wrap(this.#words.refuse(refusal) + rule, this.#pen.width))
  }

  /** Plays to the end; the outcome. */
  async run(): Promise<void> {
    this.#tell(
      this.#game.session
        .told()
        .slice(-LOG_LINES)
        .map(({ telling }) => telling),
    )
    for (let choice = this.#game.choice; choice; choice = this.#game.choice)
      if (this.#game.isBots(choice)) this.#watch(choice)
      else await this.#ask(choice)
    this.#end()
  }

  /** A bot decides; what it does is told like all else. */
  #watch(choice: G['choice']): void {
    const told = this.#game.decideByBot(choice)
    if (isRefusal(told)) throw new Bug(`a bot answers what is refused: ${told.refused}`)
    this.#tell(told)
  }

  #end(): void {
    const { session, face } = this.#game
    const pen = this.#pen
    this.#print([
      pen.paint('dim', pen.signs.rule.repeat(pen.width)),
      pen.paint('bold', this.#words.say(`outcome.${session.outcome}`)),
      ...face.summary(pen, session).flatMap((line) => wrap(line, pen.width, '  ')),
    ])
  }

  #screen(choice: G['choice']): void {
    const { face, session } = this.#game
    const picture = face.picture?.(this.#pen, session).join('\n')
    this.#print(['', ...face.screen(this.#pen, session, choice, picture !== this.#drawn)])
    this.#drawn = picture
  }

  /** So that it is drawn with the next question, changed or not. */
  #forgetPicture(): void {
    this.#drawn = undefined
  }

  #prompt(choice: G['choice'], menu: Menu<G['pick']>): string {
    const pen = this.#pen
    const enter = menu.enter === undefined ? '' : ` (${pen.say('play.prompt.enter', { key: menu.enter })})`
    return `${pen.paint('bold', this.#asked(choice))}${enter} > `
  }

  /** Who is asked: a survivor, where a seat plays several. */
  #asked(choice: G['choice']): string {
    const { face, session } = this.#game
    return face.askedName?.(this.#pen, session, choice) ?? this.#who(choice.seat)
  }

  #who(seat: Choice['seat']): string {
    const { face, session } = this.#game
    return seat === 'team' ? this.#pen.say('play.team') : face.seatName(this.#pen, session, seat)
  }

  /** A seat by its number, with who sits there: one who is named among several would not be meant alone. */
  #seatInWords(seat: Choice['seat']): string {
    if (seat === 'team') return this.#who(seat)
    return `${this.#pen.say('play.seat', { seat: seat + 1 })} (${this.#who(seat)})`
  }

  #otherSeats(): void {
    const pen = this.#pen
    const names = this.#game.others.map((seat) => `${seat + 1} ${this.#who(seat)}`)
    if (names.length > 0) this.#print([pen.paint('dim', pen.say('play.others', { names: names.join(', ') }))])
  }

  /** One question until it is answered, or until the table changed by a command. */
  async #ask(choice: G['choice']): Promise<void> {
    const { trouble } = this.#game
    this.#screen(choice)
    if (trouble !== undefined) this.#say('play.not-saved', { why: trouble })
    const { face, session } = this.#game
    let menu = face.menu(this.#pen, session, choice)
    let fresh = true
    for (;;) {
      if (fresh) {
        this.#print(drawMenu(this.#pen, menu))
        this.#otherSeats()
      }
      fresh = false
      const text = this.#takeRest(choice) ?? (await this.#desk.io.ask(this.#prompt(choice, menu)))
      const command = readCommand(text)
      if (command) {
        if (this.#obey(command)) return
        continue
      }
      if (text === '' && menu.enter === undefined) return this.#forgetPicture()
      const outcome = readMenu(menu, text)
      if (outcome === undefined) this.#say('play.not-understood', { text })
      else if (has(outcome, 'menu')) {
        menu = outcome.menu
        fresh = true
      } else if (has(outcome, 'refusal')) this.#refuse(outcome.refusal)
      else if (outcome.aside) {
        const aside = choice.seat === 'team' ? undefined : session.aside(choice.seat)
        if (aside) this.#decide(aside, outcome.pick)
        return
      } else if (await this.#isSure(choice, outcome.pick)) {
        this.#rest = outcome.rest === undefined ? undefined : { kind: choice.kind, text: outcome.rest }
        return this.#decide(choice, outcome.pick)
      } else fresh = true
    }
  }

  /** What was typed for the next question of the same kind. */
  #takeRest(choice: G['choice']): string | undefined {
    const rest = this.#rest
    this.#rest = undefined
    if (rest?.kind !== choice.kind) return undefined
    this.#print([`> ${rest.text}`])
    return rest.text
  }

  /** Where cards would be turned up there is no way back: show what comes and ask once. */
  async #isSure(choice: G['choice'], pick: G['pick']): Promise<boolean> {
    const final = this.#game.finalWords(choice, pick)
    if (!final) return true
    const pen = this.#pen
    if (final.length > 0) {
      this.#print(['', pen.paint('bold', pen.say('play.then'))])
      this.#tell(final)
    }
    for (let question = pen.say('play.sure'); ; question = pen.say('play.sure.again')) {
      const text = await this.#desk.io.ask(`${question} > `)
      if (text === '' || text === '0') return text === ''
    }
  }

  #decide(choice: G['choice'], pick: G['pick']): void {
    const { face, session } = this.#game
    const unsaid = face.unsaid?.(this.#pen, session, choice, pick)
    const told = this.#game.decide(choice, pick)
    if (isRefusal(told)) this.#refuse(told)
    else {
      this.#print(['', ...(unsaid === undefined ? [] : wrap(unsaid, this.#pen.width))])
      this.#tell(told)
    }
  }

  /** Does what was typed; true if the question must be asked anew. */
  #obey(command: Typed): boolean {
    const game = this.#game
    switch (command.do) {
      case 'undo': {
        const undone = game.undo()
        if (isRefusal(undone)) {
          this.#refuse(undone)
          return false
        }
        this.#print(wrap(this.#undone(undone), this.#pen.width))
        return true
      }
      case 'log':
        this.#tell(
          game.session
            .told()
            .slice(-LOG_LINES)
            .map(({ telling }) => telling),
        )
        return false
      case 'table':
        this.#print(['', ...game.face.table(this.#pen, game.session)])
        return false
      case 'help':
        this.#help()
        return false
      case 'coach':
        this.#coach()
        return false
      case 'options':
        this.#print(['', ...game.face.options(this.#pen, game.session)])
        return false
      case 'screen':
        this.#forgetPicture()
        return true
      case 'quit':
        throw new Quit()
      case 'save':
        return this.#save(command.file)
      case 'language':
        return this.#changeLanguage(command.tag)
      case 'rule':
        this.#rule(command.id)
        return false
      case 'seat':
        if (game.turnTo(command.seat)) return true
        this.#say('play.no-seat')
        return false
      case 'bot':
        return this.#handOver(command.seat)
    }
  }

  /** A bot takes a seat or hands it back; true if somebody else is asked now. */
  #handOver(seat: number): boolean {
    const game = this.#game
    if (!game.handOver(seat)) {
      this.#say('play.no-bot-seat')
      return false
    }
    const isBots = game.bots?.seats.includes(seat) === true
    this.#say(isBots ? 'play.bot.sits' : 'play.bot.leaves', { who: this.#seatInWords(seat) })
    return isBots
  }

  /** What the coach says of the question that is asked; the game remembers that it helped. */
  #coach(): void {
    const { choice, seat, session } = this.#game
    if (!choice) return
    const lines = coachLines(session, choice, seat, this.#words)
    this.#game.markHelp(['coach', 'odds'])
    this.#print(['', ...lines.flatMap((line) => wrap(line, this.#pen.width, '      '))])
  }

  /** What was taken back, and who is asked again. */
  #undone({ what, whose }: Undone): string {
    const { choice, face, session } = this.#game
    const name = choice && face.askedName?.(this.#pen, session, choice)
    const saying = this.#telling(what)
    const isAlone = name === undefined && session.seats === 1
    return [
      this.#words.say('play.undone', { what: saying.map((each) => this.#words.tell(each)).join(' ') }),
      this.#words.say('play.undone.who', {
        who: isAlone ? 'you' : (name ?? this.#seatInWords(choice?.seat ?? whose)),
      }),
    ].join(' ')
  }

  #rule(what: string): void {
    const found = this.#game.face.lookUp(what, this.#desk.language, this.#desk.names)
    if (found.length === 0) this.#say('play.no-rule', { id: what })
    this.#print(found.flatMap((line) => wrap(line, this.#pen.width)))
  }

  #save(file: string | undefined): false {
    try {
      this.#game.save(file ?? this.#game.file)
      this.#say('play.saved', { file: file ?? this.#game.file })
    } catch (error) {
      this.#say('play.not-saved', { why: error instanceof Error ? error.message : String(error) })
    }
    return false
  }

  #changeLanguage(tag: string): boolean {
    const language = languageFrom(tag)
    if (!language) {
      this.#say('play.no-language', { tag })
      return false
    }
    this.#desk.language = language
    this.#forgetPicture()
    return true
  }

  #help(): void {
    const pen = this.#pen
    const lines = this.#game.face.help.flatMap((part) => [
      '',
      ...wrap(
        pen.say(`play.help.${part}`, {
          block: pen.signs.block,
          crossed: pen.signs.crossed,
          empty: pen.signs.empty,
          mark: pen.signs.mark,
          mouth: pen.signs.mouth,
          open: pen.signs.open,
          owned: pen.signs.owned,
          file: this.#game.file,
        }),
        pen.width,
      ),
    ])
    this.#print(lines)
  }
}

/** The player typed quit. */
export class Quit extends Error {
  override readonly name = 'Quit'
}
