type PictureSize = { width: number; height: number };

/** Sources of image items: URLs for `<img>`, requested while drawing. */
export type AssetSources = ReturnType<typeof createAssetSources>;

/**
 * Pictures need the access token, which an `<img>` cannot send: each is fetched once and shown by an object URL.
 * @param fetchAsset returns a picture's bytes by its id.
 * @param measure returns a picture's size in its own pixels by its object URL; null when it is none.
 * @param onArrival called when a requested picture has been loaded.
 */
export function createAssetSources(
  fetchAsset: (id: string) => Promise<Blob>,
  measure: (url: string) => Promise<PictureSize | null>,
  onArrival: () => void,
) {
  /** null while a picture is loading, and for one that failed. */
  const urls = new Map<string, string | null>();
  const sizes = new Map<string, PictureSize | null>();
  let disposed = false;

  async function load(id: string): Promise<void> {
    urls.set(id, null);
    const picture = await fetchAsset(id);
    if (disposed) return;
    const url = URL.createObjectURL(picture);
    const size = await measure(url);
    if (disposed) {
      URL.revokeObjectURL(url);
      return;
    }
    sizes.set(id, size);
    urls.set(id, url);
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
    /** The size of a picture that `source` gives, in its own pixels; null while it is not known. */
    size: (valor: string): PictureSize | null => sizes.get(valor) ?? null,
    /** Revokes all object URLs. */
    dispose(): void {
      disposed = true;
      for (const url of urls.values()) if (url !== null) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
