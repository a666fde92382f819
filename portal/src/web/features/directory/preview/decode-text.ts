/** Decodes UTF-8 or UTF-16, else the Windows code page of Spanish systems. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // In streaming mode, so that a character truncated at the end is no error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
