import { testFuzz } from '@graveshift/kernel/testing'
import { FUZZ } from './fuzz.ts'

testFuzz(FUZZ, 5_000, 20)
