/** The secrets that tokens, cookies, links and sealed rows are made with and recognised by. */
import { createHmac } from 'node:crypto';

export type SessionSecrets = {
  /** Signs and seals. */
  current: string;
  /** Recognises what was made under it, while the secret is rotated; it signs nothing. */
  previous: string | undefined;
};

/** Every secret under which something may have been made, the current one first. */
export const acceptedSecrets = ({ current, previous }: SessionSecrets): [string, ...string[]] =>
  previous === undefined ? [current] : [current, previous];

/** Under which what was never made anew was made. */
export const oldestSecret = ({ current, previous }: SessionSecrets): string => previous ?? current;

/** A key for one purpose: what is made with it is valid for nothing else. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();
