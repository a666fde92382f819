import { OperatorError } from '../../operator-error.ts';

/** What stops the embedded server from starting. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError';
}
