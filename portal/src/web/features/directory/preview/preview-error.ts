/** A file cannot be previewed, for a reason that is shown. */
export class PreviewError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PreviewError';
  }
}
