import sharp from 'sharp';

/** Pixels: sharp at ten centimetres in print. */
const BOX = { width: 1000, height: 500 };
/** Pictures with more pixels are refused before decoding (decompression bombs). */
const MAX_PIXELS = 40_000_000;

/**
 * Normalises a logo: rotated by its EXIF orientation, scaled down to its display size, and re-encoded without metadata.
 * @param bytes a JPG or PNG.
 * @returns null when it cannot be decoded, or has too many pixels.
 */
export async function scaleLogo(
  bytes: Buffer,
  media_type: 'image/jpeg' | 'image/png',
): Promise<Buffer | null> {
  const scaled = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
  const drawn =
    media_type === 'image/png' ? scaled.png({ compressionLevel: 9 }) : scaled.jpeg({ quality: 90 });
  return await drawn.toBuffer().catch(() => null);
}
