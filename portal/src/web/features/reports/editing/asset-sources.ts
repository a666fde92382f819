/** An image item's picture: what its `<img>` needs, asked for while drawing. */
export type AssetSources = ReturnType<typeof createAssetSources>;

/**
 * Pictures need the session's token, which an `<img>` cannot send: they are fetched once each and shown by
 * object URLs.
 * @param fetchAsset gives a picture's bytes by its id.
 * @param onArrival called when a picture that was asked for is there.
 */
export function createAssetSources(fetchAsset: (id: string) => Promise<Blob>, onArrival: () => void) {
  /** null while a picture is under way, and for one that could not be fetched. */
  const urls = new Map<string, string | null>();
  let disposed = false;

  async function load(id: string): Promise<void> {
    urls.set(id, null);
    const picture = await fetchAsset(id);
    if (disposed) return;
    urls.set(id, URL.createObjectURL(picture));
    onArrival();
  }

  return {
    /** The URL to draw with, or null while it is not at hand. */
    source(valor: string): string | null {
      if (valor === '' || valor.startsWith('data:')) return valor || null;
      const known = urls.get(valor);
      if (known !== undefined) return known;
      // A picture that does not load leaves its place empty; the drawing goes on without it.
      load(valor).catch(() => urls.set(valor, null));
      return null;
    },
    /** Frees every picture. */
    dispose(): void {
      disposed = true;
      for (const url of urls.values()) if (url !== null) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
