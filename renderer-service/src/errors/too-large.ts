import { RenderError } from './render-error.ts';

/** The fault of a report that cannot be made in this way. @param message what to do instead. */
export const tooLarge = (message: string, field?: string, cause?: unknown): RenderError =>
  new RenderError('body_too_large', {
    cause,
    entries: [{ code: 'body_too_large', message, ...(field !== undefined && { field }) }],
  });
