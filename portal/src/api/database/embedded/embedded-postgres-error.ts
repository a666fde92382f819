import { OperatorError } from '../../start/operator-error.ts';

/** What stops the embedded server from starting. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError';
}
