import { nameKey } from '../../text/name-key.ts';
import { numberedName } from '../../text/numbered-name.ts';

/** What a system could take for a way out of the folder that an archive is opened in. */
const UNSAFE = /[\p{Cc}/\\:]/gu;

/** Gives the things of one folder of an archive names that no system takes for the same: "a.pdf", "a (2).pdf". */
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
