declare module 'virtual:words/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
