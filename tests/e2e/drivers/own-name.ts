import { randomUUID } from 'node:crypto';

/** A name of this try alone: an earlier one that failed may have left what it made. */
export const ownName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;
