export { FLAGS } from '../../../zones/simulate/flags.ts'
