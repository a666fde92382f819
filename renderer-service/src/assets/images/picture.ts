/** A picture as bytes. */
export type Picture = { type: 'png' | 'jpeg' | 'gif' | 'webp'; bytes: Uint8Array };

/** Detects a picture's type from its first bytes. */
export function pictureType(bytes: Buffer): Picture['type'] | null {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (/^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))) return 'gif';
  const head = bytes.subarray(0, 12).toString('latin1');
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
}
