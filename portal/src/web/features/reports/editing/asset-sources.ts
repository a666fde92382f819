/** Sources of image items: URLs for `<img>`, requested while drawing. */
export type AssetSources = ReturnType<typeof createAssetSources>;

/**
 * Pictures need the access token, which an `<img>` cannot send: each is fetched once and shown by an object URL.
 * @param fetchAsset returns a picture's bytes by its id.
 * @param onArrival called when a requested picture has been loaded.
 */
export function createAssetSources(fetchAsset: (id: string) => Promise<Blob>, onArrival: () => void) {
  /** null while a picture is loading, and for one that failed. */
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
    /** The URL for drawing, or null while it is not available. */
    source(valor: string): string | null {
      if (valor === '' || valor.startsWith('data:')) return valor || null;
      const known = urls.get(valor);
      if (known !== undefined) return known;
      // A picture that fails to load is left empty.
      load(valor).catch(() => urls.set(valor, null));
      return null;
    },
    /** Revokes all object URLs. */
    dispose(): void {
      disposed = true;
      for (const url of urls.values()) if (url !== null) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
