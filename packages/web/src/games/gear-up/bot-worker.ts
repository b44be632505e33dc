import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { thinkFor } from '../../bots/think.ts'

thinkFor(GEAR_UP_MODULE)
