/** A set of zones as 32-bit words, zone z in bit z & 31 of word z >> 5; tables of sets hold one after the other. */
export type ZoneSet = Int32Array
