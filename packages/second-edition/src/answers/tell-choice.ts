import { has, nth, type Telling, type Term } from '@graveshift/kernel'
import { NONE, personTerm, word, zombiesTerm, zoneTerm } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Choice } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { cardFace, joined, survivorTerm, zombieCardTerm } from './names.ts'

function woundsOf(kit: SecondKit, { left, zombie, from }: Extract<Choice, { kind: 'wound' }>): Telling {
  const source = zombie === NONE ? `wounds.${from}` : `zombie.${nth(kit.kinds, zombie).id}.name`
  return { word: 'question.wounds', with: { wounds: left, from: word(source) } }
}

/** What only one kind of question is about. */
function ofItsKind(kit: SecondKit, board: Board, choice: Choice): readonly Term[] {
  switch (choice.kind) {
    case 'wound':
      return [woundsOf(kit, choice)]
    case 'reroll':
      return [
        { word: 'question.dice', with: { dice: choice.dice.join(' '), accuracy: String(choice.accuracy) } },
      ]
    case 'hit':
      return [{ word: 'question.hits', with: { count: choice.hits.length, hits: choice.hits.join(', ') } }]
    case 'split':
      return [
        {
          word: 'pick.of',
          with: {
            what: zoneTerm(kit, choice.odd.zone),
            details: zombiesTerm(kit, choice.odd.kind, choice.odd.extra),
          },
        },
      ]
    case 'keep': {
      const names = choice.kept.flatMap((pair) => choice.pairs[pair] ?? []).map(survivorTerm)
      return names.length === 0 ? [] : [{ word: 'question.kept', with: { names: joined(names) } }]
    }
    case 'arrange':
      return board.found.map((face) => cardFace(kit, face))
    default:
      return []
  }
}

/** Whom and what the question is about. */
function aboutOf(kit: SecondKit, board: Board, choice: Choice): readonly Term[] {
  const about: Term[] = []
  if (has(choice, 'person') && choice.person !== NONE) about.push(personTerm(board, choice.person))
  if (has(choice, 'other') && choice.other !== NONE) about.push(personTerm(board, choice.other))
  if (has(choice, 'partner') && choice.partner !== NONE) about.push(personTerm(board, choice.partner))
  if (has(choice, 'zone')) about.push(zoneTerm(kit, choice.zone))
  about.push(...ofItsKind(kit, board, choice))
  if (has(choice, 'card') && choice.card !== '')
    about.push(
      kit.spawnCards[choice.card] && !kit.cards[choice.card]
        ? zombieCardTerm(kit, board, choice.card)
        : cardFace(kit, choice.card),
    )
  return about
}

/** The question as a sentence, with whom and what it is about. */
export function tellChoice(kit: SecondKit, board: Board, choice: Choice): Telling {
  const question = word(choice.kind === 'may' ? `choice.may.${choice.what}` : `choice.${choice.kind}`)
  const about = aboutOf(kit, board, choice)
  return about.length === 0 ? question : { word: 'question.about', with: { question, about: joined(about) } }
}
