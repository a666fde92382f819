import { ApiError } from '../../../shared/api/api-error';
import { messageOf } from '../../../shared/api/message-of';

/** Every row that is refused has its sentence; the same one is said once. */
export const refusalOf = (error: Error): string =>
  error instanceof ApiError && error.entries.length > 1
    ? [...new Set(error.entries.map(({ message }) => message))].join(' ')
    : messageOf(error);
