import { OperatorError } from '../../platform/operator-error.ts';

/** A backup that cannot be made or restored. */
export class BackupError extends OperatorError {}
