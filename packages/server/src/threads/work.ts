// What threads do, by name. Each is given plain data and touches nothing of the server's own.
export { think } from '../bots/think.ts'
export { check } from '../daily/check.ts'
export { recordFrom } from '../http/record.ts'
