/** A mistake of whoever typed the command, told in plain words. */
export class PlayError extends Error {}
