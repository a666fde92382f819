import { OperatorError } from '../../platform/operator-error.ts';

/** A backup cannot be made or restored. */
export class BackupError extends OperatorError {}
