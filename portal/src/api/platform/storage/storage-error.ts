/** A blob could not be stored or read. */
export class StorageError extends Error {
  /** `too_large`: over the limit; `full`: no space left; `unavailable`: the store fails. */
  readonly reason: 'too_large' | 'full' | 'unavailable';

  constructor(reason: StorageError['reason'], options?: ErrorOptions) {
    super(`storage: ${reason}`, options);
    this.reason = reason;
  }
}
