/** Bytes that could not be kept or read. */
export class StorageError extends Error {
  /** `too_large`: more than the limit; `full`: no room is left; `unavailable`: the store fails. */
  readonly reason: 'too_large' | 'full' | 'unavailable';

  constructor(reason: StorageError['reason'], options?: ErrorOptions) {
    super(`storage: ${reason}`, options);
    this.reason = reason;
  }
}
