import { type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

/** @returns the claims of a token that one of the keys signed (HS256); null for any other, and for an expired one. */
export async function verifySigned(
  token: string,
  keys: readonly Uint8Array[],
  options: JWTVerifyOptions,
): Promise<JWTPayload | null> {
  for (const key of keys) {
    const verified = await jwtVerify(token, key, { ...options, algorithms: ['HS256'] }).catch(() => null);
    if (verified !== null) return verified.payload;
  }
  return null;
}
