import { OperatorError } from '../start/operator-error.ts';

/** A backup that cannot be made or restored. */
export class BackupError extends OperatorError {}
