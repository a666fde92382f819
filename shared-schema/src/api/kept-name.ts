/** The one rule for names of files and folders: what every system keeps as it is. */

/** Of a name in UTF-8, as file systems count. */
const MAX_NAME_BYTES = 255;
/** What Windows takes for a device, whatever extension follows. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])$/i;
/** What Windows drops at the end of a name. */
const DROPPED_END = /[. ]+$/;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;
const stemOf = (name: string): string => (name.split('.')[0] ?? '').trimEnd();

/** Whether a name, up to its first full stop, is a device's: `con`, `NUL.tar.gz`. */
export const isDeviceName = (name: string): boolean => DEVICE.test(stemOf(name));

/** Whether a name ends with what Windows drops. */
export const hasDroppedEnd = (name: string): boolean => DROPPED_END.test(name);

export const isTooLongName = (name: string): boolean => bytesOf(name) > MAX_NAME_BYTES;

/**
 * A name that every system keeps, of letters that it may have: composed (NFC), no device's, without dots and spaces at
 * the end, and cut before what must stay.
 * @param base what may be cut, not empty
 * @param end what stays, with the extension
 */
export function keptName(base: string, end = ''): string {
  // No extension that anybody knows is so long.
  if (bytesOf(end) > MAX_NAME_BYTES / 2) return keptName(`${base}${end}`);
  const named = base.normalize('NFC');
  const stem = stemOf(named);
  // `CON` with any extension; `CON` alone.
  const free = isDeviceName(named) ? `${stem}_${named.slice(stem.length)}` : named;
  const ending = end.normalize('NFC').replace(DROPPED_END, '');
  const room = MAX_NAME_BYTES - bytesOf(ending);
  let [kept, bytes] = ['', 0];
  for (const letter of free) {
    bytes += bytesOf(letter);
    if (bytes > room) break;
    kept += letter;
  }
  const cut = ending === '' ? kept.replace(DROPPED_END, '') : kept;
  return `${cut === '' ? '_' : cut}${ending}`;
}
