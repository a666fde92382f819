import { OperatorError } from '../../operator-error.ts';

/** The embedded server cannot start. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError';
}
