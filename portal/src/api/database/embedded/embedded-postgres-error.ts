/** What stops the embedded server from starting; `message` is Spanish, for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
