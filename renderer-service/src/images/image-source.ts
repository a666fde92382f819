import { isHugePicture } from './is-huge-picture.ts';

/** Gives a picture by an image item's `valor`, or null. */
export type ImageSource = (valor: string) => Picture | null;

/** A picture as bytes. */
export type Picture = { type: 'png' | 'jpeg' | 'gif' | 'webp'; bytes: Uint8Array };

/**
 * Pictures by the id that items name, or carried by the item itself as a `data:` URL. Only raster formats whose
 * first bytes say the same as their label: an SVG could refer to other files.
 */
export function imageSource(assets: Record<string, string>): ImageSource {
  const known = new Map<string, Picture | null>();
  return (valor) => {
    let picture = known.get(valor);
    if (picture === undefined) {
      picture = pictureOf(Object.hasOwn(assets, valor) ? (assets[valor] ?? '') : valor);
      known.set(valor, picture);
    }
    return picture;
  };
}

const DATA_URL = /^data:image\/(png|jpeg|jpg|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The picture inside of a `data:` URL, or null when it is none that can be shown, or a huge one. */
function pictureOf(url: string): Picture | null {
  const match = DATA_URL.exec(url);
  const bytes = match?.[2] === undefined ? undefined : Buffer.from(match[2], 'base64');
  if (bytes === undefined || bytes.length < 12) return null;
  const type = pictureType(bytes);
  if (type === null) return null;
  const picture = { type, bytes };
  return isHugePicture(picture) ? null : picture;
}

/** What a picture's first bytes say that it is. */
export function pictureType(bytes: Buffer): Picture['type'] | null {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (/^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))) return 'gif';
  const head = bytes.subarray(0, 12).toString('latin1');
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
}
