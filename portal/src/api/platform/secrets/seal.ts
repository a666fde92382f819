/** Encryption of what is stored and must be read again (AES-256-GCM): passwords of files, secrets of webhooks. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { acceptedSecrets, keyFor, type SessionSecrets } from './session-secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A derived key: what signs sessions does not open passwords. */
const keyOf = (secret: string): Buffer => keyFor(secret, 'passwords of rendered files');

/** Under the current secret. */
export function seal({ current }: SessionSecrets, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when it was sealed with none of the secrets. */
export function unseal(secrets: SessionSecrets, sealed: Buffer): string {
  for (const secret of acceptedSecrets(secrets)) {
    const text = unsealWith(secret, sealed);
    if (text !== null) return text;
  }
  throw new Error('sealed with a secret that is not accepted any more');
}

/** @returns the same under the current secret; null when it is already, or when no secret opens it. */
export function reseal(secrets: SessionSecrets, sealed: Buffer): Buffer | null {
  if (secrets.previous === undefined || unsealWith(secrets.current, sealed) !== null) return null;
  const text = unsealWith(secrets.previous, sealed);
  return text === null ? null : seal(secrets, text);
}

function unsealWith(secret: string, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // Another key, or damaged: the authentication tag does not match.
    return null;
  }
}
