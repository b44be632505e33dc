import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { makePen } from '../../../play/pen.ts'
import { LANGUAGES, wordsIn } from '../../../words.ts'
import { FACE } from './face.ts'

const MISSION = {
  zones: [
    { name: 'alley', kind: 'street' },
    { name: 'yard', kind: 'street' },
    { name: 'hall', kind: 'room' },
  ],
  ways: ['alley east yard', 'yard north hall'],
  start: ['alley'],
  spawns: [{ zone: 'yard' }],
  objectives: [{ zone: 'hall' }],
  goals: [{ goal: 'objectives' }],
}

test.each(LANGUAGES)(
  'a game on a mission of one’s own has a name, a board and goals on the screen in %s',
  (language) => {
    const options = SECOND_EDITION_MODULE.readOptions({ mission: MISSION, survivors: ['amy'] } as Json)
    if (isFault(options)) throw new Error(options.message)
    const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'own' })
    if (isRefusal(session)) throw new Error(session.refused)
    const words = wordsIn(language, 'second-edition')
    const pen = makePen(words.say, 200, false, true)
    const [choice] = session.choices()
    if (!choice) throw new Error('nothing is asked')
    const shown = [
      words.tell(SECOND_EDITION_MODULE.label(options)),
      ...FACE.opening(pen, session),
      ...(FACE.picture?.(pen, session) ?? []),
      ...FACE.screen(pen, session, choice, true),
      ...FACE.options(pen, session),
      ...FACE.table(pen, session),
    ].join('\n')
    expect(shown).toContain(words.say('mission.own.name'))
    expect(shown).toContain('yard')
    expect(shown).not.toMatch(/\[object|undefined|NaN|mission\./)
  },
)
