import type { Entry } from './entry.ts'
import type { PersonId } from './fact.ts'
import { nextHost, type Person } from './room.ts'

/** Whose table it is, from its log alone: it is known of a table, too, whose game cannot be played again. */
export function hostInLog(log: readonly Entry[]): PersonId {
  const people = new Map<PersonId, Person>()
  let host = ''
  const gone = (id: PersonId, how: 'left' | 'kicked') => {
    const person = people.get(id)
    if (!person) return
    person.gone = how
    if (host === id) host = nextHost(people)
  }
  for (const { by, act } of log)
    switch (act.kind) {
      case 'joined':
        people.set(by, { name: act.name, language: act.language, role: act.role, gone: undefined })
        if (host === '') host = by
        break
      case 'left':
        gone(by, 'left')
        break
      case 'kicked':
        gone(act.person, 'kicked')
        break
      case 'host-passed':
        host = act.person
        break
      default:
    }
  return host
}
