import { MAX_NAME_BYTES } from '@lienzo/schema/api/file-endpoints';
import { splitExtension } from './split-extension.ts';

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/**
 * An alternative for a name that is taken: "recibo (2).pdf" for a file and "Recibos - 2" for a folder, whose names have
 * no brackets (specification 1 §5). Truncated to the maximum length.
 */
export function numberedName(name: string, fsType: 'DIR' | 'FILE', number: number): string {
  const { base, extension } = fsType === 'FILE' ? splitExtension(name) : { base: name, extension: '' };
  const ending = `${fsType === 'FILE' ? ` (${number})` : ` - ${number}`}${extension}`;
  const room = MAX_NAME_BYTES - bytesOf(ending);
  let kept = [...base];
  while (bytesOf(kept.join('')) > room) kept = kept.slice(0, -1);
  return `${kept.join('')}${ending}`;
}
