import { type Board, bossSide, type Content, LETTERS, type Letter } from '@graveshift/gear-up'
import { countCards } from '@graveshift/kernel'
import { flow, wrap } from '../../../play/block.ts'
import type { Pen } from '../../../play/pen.ts'
import { colourText } from './dashboard.ts'

const TURNS = 9

/** 'Rf' for a red card that makes the fast walk; '*' for the companion icon, which counts alone only. */
function shortCard(pen: Pen, content: Content, id: string, solo: boolean): string {
  const card = content.turnCards[id]
  if (!card) return id
  const speed = pen.say(`play.speed-letter.${card.speed}`)
  return `${pen.say(`colour-letter.${card.colour}`)}${speed}${card.companion && solo ? '*' : ''}`
}

/** Cards of a deck with their numbers, in a fixed order: 'A2 B1 C2'. */
function letterCounts(pen: Pen, deck: readonly Letter[]): string {
  const counts = countCards(deck)
  return LETTERS.map((letter) => `${pen.say(`letter.${letter}`)}${counts[letter] ?? 0}`).join(' ')
}

function bossCounts(pen: Pen, content: Content, deck: readonly string[]): string {
  return Object.entries(countCards(deck))
    .map(([id, count]) => {
      const icons = (content.bossCards[id]?.icons ?? []).map((icon) => pen.say(`boss-icon.${icon}`)).join('+')
      return count > 1 ? `${count}x ${icons}` : icons
    })
    .join(', ')
}

/** What the decks still hold: no secret in this game (GU-HID-03). */
export function drawDecks(pen: Pen, content: Content, board: Board): string[] {
  const solo = board.setup.survivors.length === 1
  const cards = board.turnDeck.map((id) => shortCard(pen, content, id, solo)).join(' ')
  const lines = flow(
    [
      pen.say('play.left.turn', { cards: cards === '' ? '-' : cards }),
      pen.say('play.left.spawn', { letters: letterCounts(pen, board.spawnDeck) }),
      pen.say('play.left.zombies', {
        regular: board.decks.regular.length,
        special: board.decks.special.length,
      }),
    ],
    pen.width,
    '  ',
  )
  if (board.round === 2)
    lines.push(
      ...board.bossDeck.flatMap((deck, phase) =>
        deck.length === 0
          ? []
          : wrap(
              pen.say('play.left.boss', { phase: phase + 1, cards: bossCounts(pen, content, deck) }),
              pen.width,
              '  ',
            ),
      ),
    )
  return lines.map((line) => pen.paint('dim', line))
}

/** Round, turn and the turn card in words. */
export function drawTurn(pen: Pen, content: Content, board: Board): string[] {
  const { say } = pen
  const card = content.turnCards[board.card ?? '']
  const solo = board.setup.survivors.length === 1
  const parts = [
    pen.paint('bold', say('play.where', { round: board.round, turn: board.turn, turns: TURNS })),
    say(`step.${board.step}`),
  ]
  if (card) {
    parts.push(
      say('play.turn-card', { colour: colourText(pen, card.colour), speed: { word: `speed.${card.speed}` } }),
    )
    // A companion comes to help in the attack step alone (GU-SOL-02).
    if (card.companion && solo && board.step === 'attack') parts.push(say('play.turn-card.companion'))
  }
  const ruled = pen.paint('dim', pen.signs.rule.repeat(pen.width))
  return [ruled, ...flow(parts, pen.width, '  ', ` ${pen.signs.dot} `)]
}

/** Screamer: the circles of its track, the crossed ones in brackets. */
export function drawScreams(pen: Pen, content: Content, board: Board): string[] {
  const { track } = bossSide(content, board)
  if (track.length === 0) return []
  const used = board.boss.screams % track.length
  const circles = track.map((speed, index) => {
    const word = pen.say(`speed.${speed}`)
    return index < used ? `(${pen.signs.crossed} ${word})` : word
  })
  return [pen.say('play.boss.track', { circles: circles.join(' ') })]
}
