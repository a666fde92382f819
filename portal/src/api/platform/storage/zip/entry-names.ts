import { nameKey } from '../../text/name-key.ts';
import { numberedName } from '../../text/numbered-name.ts';

/** Names that a system could interpret as a path outside of the extraction folder. */
const UNSAFE = /[\p{Cc}/\\:]/gu;

/** Unique archive names for the items of one folder, on any file system: "a.pdf", "a (2).pdf". */
export function entryNames(): (name: string, fsType: 'DIR' | 'FILE') => string {
  const taken = new Set<string>();
  /** By name, the number that comes next: thousands of equal names would try each number again. */
  const next = new Map<string, number>();
  return (name, fsType) => {
    const safe = name.replace(UNSAFE, '_').replace(/^\.+$/, '_');
    let chosen = safe;
    const kind = `${fsType} ${nameKey(safe)}`;
    let number = next.get(kind) ?? 2;
    for (; taken.has(nameKey(chosen)); number += 1) chosen = numberedName(safe, fsType, number);
    next.set(kind, number);
    taken.add(nameKey(chosen));
    return chosen;
  };
}
