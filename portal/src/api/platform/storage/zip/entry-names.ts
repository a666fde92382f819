import { nameKey } from '../../text/name-key.ts';
import { numberedName } from '../../text/numbered-name.ts';

/** Names that a system could interpret as a path outside of the extraction folder. */
const UNSAFE = /[\p{Cc}/\\:]/gu;

/** Unique archive names for the items of one folder, on any file system: "a.pdf", "a (2).pdf". */
export function entryNames(): (name: string, fsType: 'DIR' | 'FILE') => string {
  const taken = new Set<string>();
  return (name, fsType) => {
    const safe = name.replace(UNSAFE, '_').replace(/^\.+$/, '_');
    let chosen = safe;
    for (let n = 2; taken.has(nameKey(chosen)); n += 1) chosen = numberedName(safe, fsType, n);
    taken.add(nameKey(chosen));
    return chosen;
  };
}
