import { shellMessages } from '@lienzo/schema/messages/shell-messages';

/** The server was not reached, or its answer was not one of ours. */
export class ConnectionError extends Error {
  constructor(message: string = shellMessages.offline, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConnectionError';
  }
}
