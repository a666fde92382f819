/** A backup that cannot be made or restored; the message says what to do, in Spanish. */
export class BackupError extends Error {}
