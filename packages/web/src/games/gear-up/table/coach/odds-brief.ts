/** Fetched with the coach's other parts. */
export { OddsBrief } from '../../../../table/coach/odds.tsx'
