import { testFuzz } from '@graveshift/kernel/testing'
import { FUZZ, INTERLUDE_FUZZ } from './fuzz.ts'

testFuzz(FUZZ, 1_500, 10)
testFuzz(INTERLUDE_FUZZ, 2_000, 8)
