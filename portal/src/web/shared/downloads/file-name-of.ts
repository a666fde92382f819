/** The name that a `Content-Disposition` gives its file (RFC 6266), or null. */
export function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const decoded = extended === undefined ? null : percentDecoded(extended);
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = decoded ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null;
  // A name is a name: whatever looks like a path is only its last part.
  return name?.split(/[\\/]/).at(-1) || null;
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    if (cause instanceof URIError) return null;
    throw cause;
  }
}
