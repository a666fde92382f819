/** A file that is not shown, for a reason that the person is told. */
export class PreviewError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PreviewError';
  }
}
