import type { OptionSpec } from '../option-spec.ts'

/** An option that no game has, and one that counts only with it. */
export const FOG: OptionSpec = { id: 'fog', kind: 'flag', usual: false, about: 'rules' }
export const THICK: OptionSpec = {
  id: 'thick',
  kind: 'one-of',
  values: ['some', 'much'],
  usual: 'some',
  naming: 'fog.*.name',
  about: 'table',
  when: { option: 'fog', is: true },
}
