import { keptName } from '@lienzo/schema/api/kept-name';
import { splitExtension } from './split-extension.ts';

/**
 * An alternative for a name that is taken: "recibo (2).pdf" for a file and "Recibos - 2" for a folder, whose names have
 * no brackets (specification 1 §5). Truncated to the maximum length.
 */
export function numberedName(name: string, fsType: 'DIR' | 'FILE', number: number): string {
  const { base, extension } = fsType === 'FILE' ? splitExtension(name) : { base: name, extension: '' };
  const ending = `${fsType === 'FILE' ? ` (${number})` : ` - ${number}`}${extension}`;
  return keptName(base, ending);
}
