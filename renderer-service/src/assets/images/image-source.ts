import { type Picture, pictureType } from './picture.ts';
import { isHugePicture } from './picture-size.ts';

/** Gives a picture by an image item's `valor`, or null. */
export type ImageSource = (valor: string) => Picture | null;

/**
 * Resolves pictures by the asset id of an item, or from a `data:` URL. Only raster formats, recognised by their first
 * bytes: an SVG could refer to other files.
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
