import { testFuzz } from '@graveshift/kernel/testing'
import { FUZZ } from './fuzz.ts'

testFuzz(FUZZ, 20_000, 15)
